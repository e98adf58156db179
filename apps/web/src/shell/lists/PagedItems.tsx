import { useRouter } from '@tanstack/react-router';
import { nextPage, type Page } from '@vetka/domain/paging';
import { LoadMore } from '@vetka/ui/LoadMore';
import type { ReactNode } from 'react';
import { useErrorHandler } from '../errors/useErrors.ts';
import * as styles from './lists.css.ts';

/** The parts of an infinite query that a list needs. */
export interface ListState<Item> {
  data: { pages: Page<Item>[] } | undefined;
  fetchNextPage: () => Promise<{ error: Error | null }>;
  isFetchingNextPage: boolean;
}

interface PagedItemsProps<Item> extends MoreItemsProps<Item> {
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** The loaded items of a list, with «Показать ещё» for the next page. */
export function PagedItems<Item>({ empty, children, ...more }: PagedItemsProps<Item>) {
  const [first, ...rest] = more.list.data?.pages ?? [];
  if (!first) return null;
  if (first.meta.total === 0) return empty;
  return (
    <>
      {children([first, ...rest].flatMap(({ data }) => data))}
      <MoreItems {...more} />
    </>
  );
}

interface MoreItemsProps<Item> {
  list: ListState<Item>;
  /** URL of a page of this list; the URL then keeps the page number. Omitted by lists in panels and dialogs. */
  hrefOf?: (page: number) => string;
}

/**
 * «Показать ещё» under a list. A page that fails to load is reported in a toast with a retry button, since the press
 * itself is over (decision 034).
 */
export function MoreItems<Item>({ list, hrefOf }: MoreItemsProps<Item>) {
  const router = useRouter();
  const errors = useErrorHandler();
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last || first.meta.pageCount <= 1) return null;
  const next = nextPage(last.meta);
  const shown = pages.reduce((count, { data }) => count + data.length, (first.meta.page - 1) * first.meta.take);
  const showMore = async (page: number): Promise<void> => {
    const { error } = await list.fetchNextPage();
    if (error) return void errors.handle(error, { isRead: true, onRetry: () => void showMore(page) });
    if (hrefOf) await router.navigate({ href: hrefOf(page), replace: true, resetScroll: false });
  };
  return (
    <div className={styles.more}>
      <LoadMore
        shown={shown}
        total={last.meta.total}
        isLoading={list.isFetchingNextPage}
        {...(next !== undefined && { onMore: () => void showMore(next), ...(hrefOf && { href: hrefOf(next) }) })}
      />
    </div>
  );
}
