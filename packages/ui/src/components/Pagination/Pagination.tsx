import type { ReactNode } from 'react';
import { useWords } from '../../internal/words/words.ts';
import { ArrowLeftIcon } from '../Icon/icons/ArrowLeftIcon.ts';
import { ArrowRightIcon } from '../Icon/icons/ArrowRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import * as styles from './Pagination.css.ts';
import { visiblePages } from './pages.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Total number of pages. */
  total: number;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  /** @default 'Страницы' */
  label?: string | undefined;
}

function Step({ href, label, rel, children }: { href: string; label: string; rel: string; children: ReactNode }) {
  return (
    <li>
      <Anchor className={styles.page} href={href} aria-label={label} rel={rel}>
        {children}
      </Anchor>
    </li>
  );
}

const pageText = (page: number) => `Страница ${page}`;

function Pages({ page: current, total, hrefOf }: PaginationProps) {
  const { pageOf = pageText } = useWords();
  return visiblePages(current, total).map((page, index) =>
    page === null ? (
      <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
        …
      </li>
    ) : (
      <li key={page}>
        <Anchor
          className={styles.page}
          href={hrefOf(page)}
          aria-label={pageOf(page)}
          {...(page === current && { 'aria-current': 'page' as const })}
        >
          {page}
        </Anchor>
      </li>
    ),
  );
}

/** Links to the pages of a list; nothing if there is only one. */
export function Pagination({ label, ...props }: PaginationProps) {
  const { pages = 'Страницы', previousPage = 'Предыдущая страница', nextPage = 'Следующая страница' } = useWords();
  const { page, total, hrefOf } = props;
  if (total < 2) return null;
  return (
    <nav aria-label={label ?? pages}>
      <ul className={styles.list}>
        {page > 1 && (
          <Step href={hrefOf(page - 1)} label={previousPage} rel="prev">
            <ArrowLeftIcon />
          </Step>
        )}
        <Pages {...props} />
        {page < total && (
          <Step href={hrefOf(page + 1)} label={nextPage} rel="next">
            <ArrowRightIcon />
          </Step>
        )}
      </ul>
    </nav>
  );
}
