import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { nextPage, pageParam } from '@vetka/domain/paging';
import type { Api } from '../../shell/api/apiClient.ts';

/** Disputes per page. */
const disputesTake = 24;

export const moderationQueries = {
  disputes: (api: Api, isDecided: boolean) =>
    infiniteQueryOptions({
      queryKey: ['desk', 'disputes', isDecided],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.desk.disputes({ query: { ...pageParam(page), take: disputesTake, isDecided } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: 0,
    }),
};
