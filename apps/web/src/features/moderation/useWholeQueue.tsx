import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '@vetka/domain/paging';
import type { ReactNode } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import { mergeQueues } from './mergeQueues.ts';
import { moderationQueries } from './moderation.queries.ts';
import { ProductCard } from './ProductsQueuePage.tsx';
import { ShopCard } from './ShopsQueuePage.tsx';

interface QueueEntry {
  key: string;
  kind: string;
  since: string;
  card: ReactNode;
}

interface Queue<Row> {
  data: InfiniteData<Page<Row>> | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ error: Error | null }>;
  refetch: () => unknown;
}

/** One queue with its rows as entries of the whole. */
function queueOf<Row>(kind: string, query: Queue<Row>, entryOf: (row: Row) => Omit<QueueEntry, 'kind'>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return {
    entries: rows.map((row) => ({ ...entryOf(row), kind })),
    hasMore: hasNextPage,
    total: data?.pages.at(-1)?.meta.total ?? 0,
    isLoaded: data !== undefined,
    error: data ? null : error,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  };
}

function useQueues() {
  const api = useApi();
  const cases = (view: 'WAITING' | 'APPEALS') => moderationQueries.complaints(api, { view });
  const shops = useInfiniteQuery(moderationQueries.shops(api));
  const products = useInfiniteQuery(moderationQueries.products(api));
  const complaints = useInfiniteQuery(cases('WAITING'));
  const appeals = useInfiniteQuery(cases('APPEALS'));
  const disputes = useInfiniteQuery(moderationQueries.disputes(api, false));
  return [
    queueOf('Магазин', shops, (row) => ({
      key: `shop-${row.service.id}`,
      since: row.submittedAt,
      card: <ShopCard row={row} />,
    })),
    queueOf('Товар', products, (row) => ({
      key: `product-${row.id}`,
      since: row.product.savedAt,
      card: <ProductCard row={row} />,
    })),
    queueOf('Жалоба', complaints, (row) => ({
      key: `case-${row.id}`,
      since: row.createdAt,
      card: <ComplaintCard row={row} />,
    })),
    queueOf('Несогласие', appeals, (row) => ({
      key: `case-${row.id}`,
      since: row.appeal?.createdAt ?? row.createdAt,
      card: <ComplaintCard row={row} />,
    })),
    queueOf('Спор', disputes, (row) => ({
      key: `dispute-${row.id}`,
      since: row.dispute.createdAt,
      card: <DisputeCard row={row} />,
    })),
  ];
}

/** All that waits for a decision of the administration, the oldest first. */
export function useWholeQueue() {
  const queues = useQueues();
  const errors = useErrorHandler();
  const { entries, next } = mergeQueues(queues);
  async function showMore(): Promise<void> {
    const results = await Promise.all(
      queues.filter((_, index) => next.includes(index)).map(({ fetchNextPage }) => fetchNextPage()),
    );
    const failed = results.find(({ error }) => error);
    if (failed?.error) errors.handle(failed.error, { isRead: true, onRetry: () => void showMore() });
  }
  return {
    entries,
    total: queues.reduce((sum, { total }) => sum + total, 0),
    isLoading: queues.some(({ isLoaded, error }) => !isLoaded && !error),
    error: queues.find(({ error }) => error)?.error ?? null,
    refetch: () => queues.forEach(({ error, refetch }) => error && void refetch()),
    isLoadingMore: queues.some(({ isFetchingNextPage }) => isFetchingNextPage),
    showMore: next.length > 0 ? () => void showMore() : undefined,
  };
}
