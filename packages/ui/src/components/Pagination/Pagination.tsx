import { PageLinks } from '../../internal/pageLinks/PageLinks.tsx';
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

/** Links to the pages of a list; nothing if there is only one. */
export function Pagination({ page, total, hrefOf, label }: PaginationProps) {
  if (total < 2) return null;
  const pages = visiblePages(page, total);
  const hrefs = pages.map((each) => (each === null ? '' : hrefOf(each)));
  return <PageLinks label={label} page={page} pages={pages} hrefs={hrefs} />;
}
