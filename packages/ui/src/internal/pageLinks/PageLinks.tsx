import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../components/Icon/icons/ArrowLeftIcon.ts';
import { ArrowRightIcon } from '../../components/Icon/icons/ArrowRightIcon.ts';
import { Anchor } from '../../components/Link/index.ts';
import * as styles from '../../components/Pagination/Pagination.css.ts';
import { useWords } from '../words/words.ts';

interface PageLinksProps {
  label: string | undefined;
  /** The current page. */
  page: number;
  /** The linked pages, the neighbours of the current one among them; null for those left out. */
  pages: readonly (number | null)[];
  /** URL of each of them; of no meaning where one is left out. */
  hrefs: readonly string[];
}

const pageText = (page: number) => `Страница ${page}`;

/** `Pagination` with its words. Apart from it, because words need a client and functions cannot be sent to one. */
export function PageLinks({ label, page: current, pages, hrefs }: PageLinksProps) {
  const {
    pages: name = 'Страницы',
    previousPage = 'Предыдущая страница',
    nextPage = 'Следующая страница',
    pageOf = pageText,
  } = useWords();
  const link = (to: number, text: string, content: ReactNode, rel?: string) => {
    const href = hrefs[pages.indexOf(to)];
    return (
      href && (
        <li key={to}>
          <Anchor
            className={styles.page}
            href={href}
            aria-label={text}
            aria-current={to === current ? 'page' : undefined}
            rel={rel}
          >
            {content}
          </Anchor>
        </li>
      )
    );
  };
  return (
    <nav aria-label={label ?? name}>
      <ul className={styles.list}>
        {link(current - 1, previousPage, <ArrowLeftIcon />, 'prev')}
        {pages.map((page, index) =>
          page === null ? (
            <li key={-index} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            link(page, pageOf(page), page)
          ),
        )}
        {link(current + 1, nextPage, <ArrowRightIcon />, 'next')}
      </ul>
    </nav>
  );
}
