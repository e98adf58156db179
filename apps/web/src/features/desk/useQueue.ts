import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DeskOrderRow, DeskQueue } from '@vetka/domain/desk';
import { useMemo } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { deskQueries } from './desk.queries.ts';
import type { QueueView } from './queueSearch.ts';

const none: readonly DeskOrderRow[] = [];

/** The queue as it is shown; while another filter loads, the rows of the previous one stay. */
export function useQueue(service: string, view: QueueView) {
  const list = useInfiniteQuery({ ...deskQueries.queue(useApi(), service, view), placeholderData: keepPreviousData });
  const { data, dataUpdatedAt, error, isPending, isRefetching, refetch } = list;
  const head: DeskQueue | undefined = data?.pages[0];
  return {
    list,
    head,
    orders: useMemo(() => data?.pages.flatMap((page) => page.data) ?? none, [data]),
    readAt: dataUpdatedAt || undefined,
    isLoading: isPending && !error,
    isRefetching,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

export type ShownQueue = ReturnType<typeof useQueue>;
