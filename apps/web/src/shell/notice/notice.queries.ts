import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { NoticeSide } from '@vetka/domain/notice';
import { nextPage, pageParam } from '@vetka/domain/paging';
import type { Api } from '../api/apiClient.ts';

/** The person's own notices. A live stream refetches them. */
export const noticeQueries = {
  list: (api: Api, side: NoticeSide | undefined) =>
    infiniteQueryOptions({
      queryKey: ['notice', 'list', side],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.notice.list({ query: { ...pageParam(page), ...(side && { side }) } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: 0,
    }),
  settings: (api: Api) =>
    queryOptions({
      queryKey: ['notice', 'settings'],
      queryFn: ({ signal }) => unwrap(api.notice.settings({}, { signal })),
      staleTime: 0,
    }),
};
