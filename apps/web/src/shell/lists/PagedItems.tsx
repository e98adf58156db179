import { useRouter } from '@tanstack/react-router';
import { nextPage, type Page } from '@vetka/domain/paging';
import { LoadMore } from '@vetka/ui/LoadMore';
import type { ReactNode } from 'react';
import { useErrorHandler } from '../errors/useErrors.ts';
import * as styles from './lists.css.ts';

/** What a list needs of its infinite query. */
export interface ListState<Item> {
  data: { pages: Page<Item>[] } | undefined;
  fetchNextPage: () => Promise<{ error: Error | null }>;
  isFetchingNextPage: boolean;
}

interface PagedItemsProps<Item> {
  list: ListState<Item>;
  /** The address of a page of this list. */
  hrefOf: (page: number) => string;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** What is loaded of a list, and the rest on demand: each further page is counted in the address. */
export function PagedItems<Item>({ list, hrefOf, empty, children }: PagedItemsProps<Item>) {
  const router = useRouter();
  const errors = useErrorHandler();
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return null;
  if (first.meta.total === 0) return empty;
  const items = pages.flatMap(({ data }) => data);
  const next = nextPage(last.meta);
  const showMore = async (page: number): Promise<void> => {
    const { error } = await list.fetchNextPage();
    if (error) return void errors.handle(error, { onRetry: () => void showMore(page) });
    await router.navigate({ href: hrefOf(page), replace: true, resetScroll: false });
  };
  return (
    <>
      {children(items)}
      {first.meta.pageCount > 1 && (
        <div className={styles.more}>
          <LoadMore
            shown={(first.meta.page - 1) * first.meta.take + items.length}
            total={last.meta.total}
            isLoading={list.isFetchingNextPage}
            {...(next !== undefined && { href: hrefOf(next), onMore: () => void showMore(next) })}
          />
        </div>
      )}
    </>
  );
}
