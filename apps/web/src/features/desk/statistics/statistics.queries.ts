import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { StatisticsQuery } from '@vetka/domain/statistics';
import type { Api } from '../../../shell/api/apiClient.ts';

export const statisticsQueries = {
  read: (api: Api, service: string, query: StatisticsQuery) =>
    queryOptions({
      queryKey: ['statistics', service, query],
      queryFn: ({ signal }) => unwrap(api.statistics.read({ params: { service }, query }, { signal })),
      staleTime: 60_000,
    }),
};
