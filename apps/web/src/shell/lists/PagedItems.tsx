import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { nextPage } from '@vetka/domain/paging';
import { LoadMore } from '@vetka/ui/LoadMore';
import type { ReactNode } from 'react';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { useErrorHandler } from '../errors/useErrors.ts';
import { parseSearchText } from '../searchText.ts';
import * as styles from './lists.css.ts';
import type { ListState, LoadedList } from './listState.ts';
import { usePlaceInList } from './usePlaceInList.ts';

interface PagedItemsProps<Item> extends MoreItemsProps<Item> {
  list: LoadedList<Item>;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** The loaded items of a list, with «Показать ещё» for the next page. A list that cannot be loaded says so. */
export function PagedItems<Item>({ empty, children, ...more }: PagedItemsProps<Item>) {
  const { error, refetch } = more.list;
  const [first, ...rest] = more.list.data?.pages ?? [];
  if (!first) return error && <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (first.meta.total === 0) return empty;
  return (
    <>
      {more.hrefOf && <Place list={more.list} />}
      {children([first, ...rest].flatMap(({ data }) => data))}
      <MoreItems {...more} />
    </>
  );
}

/** Only lists whose URL names the page: lists in panels scroll in their own box. */
function Place<Item>({ list }: { list: ListState<Item> }) {
  usePlaceInList(list);
  return null;
}

/**
 * Replaces the URL by that of the page just added. The route is loaded first: while it loads during a navigation, the
 * router shows the skeleton of the whole page instead of the list.
 */
async function keepInUrl(router: AnyRouter, href: string): Promise<void> {
  const { pathname, search } = new URL(href, location.origin);
  await router.preloadRoute({ to: pathname, search: parseSearchText(search) } as never);
  await router.navigate({ href, replace: true, resetScroll: false });
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
    if (hrefOf) await keepInUrl(router, hrefOf(page));
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
