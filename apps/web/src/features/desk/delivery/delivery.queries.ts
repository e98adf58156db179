import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { mondayOf } from '@vetka/domain/date';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';
import { deskQueries } from '../desk.queries.ts';

const keyOf = (service: string) => [...deskQueries.service(service), 'delivery'] as const;

/** The delivery settings of a shop. */
export const deliveryQueries = {
  /** The settings with the week of a day, this week by default. */
  plan: (api: Api, service: string, day: string | undefined) =>
    queryOptions({
      queryKey: [...keyOf(service), 'plan', day && mondayOf(day)],
      queryFn: ({ signal }) =>
        unwrap(api.delivery.plan({ params: { service }, query: day === undefined ? {} : { day } }, { signal })),
      staleTime: 30_000,
    }),
  history: (api: Api, service: string) =>
    pagedQuery({
      queryKey: [...keyOf(service), 'history'],
      page: 1,
      take: 10,
      read: (request) => unwrap(api.delivery.history({ params: { service }, query: request })),
    }),
};
