import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { mondayOf } from '@vetka/domain/date';
import type { DeskList, DeskOrderRow, DeskQueue } from '@vetka/domain/desk';
import { nextPage, pageParam } from '@vetka/domain/paging';
import type { DeskReviewFilter } from '@vetka/domain/review';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';
import type { QueueView } from './queueSearch.ts';

/** Orders per page of the queue: a busy day at once. */
const queueTake = 60;

/** Orders per page of a whole day: as many as the API gives. */
const dayTake = 100;

/** Every order to deliver on a day, however many pages it has. */
async function readDay(api: Api, service: string, day: string, signal: AbortSignal): Promise<DeskOrderRow[]> {
  const orders = new Map<number, DeskOrderRow>();
  for (let page: number | undefined = 1; page !== undefined;) {
    const query = { filter: 'QUEUE' as const, day, ...pageParam(page), take: dayTake };
    const { data, meta }: DeskQueue = await unwrap(api.desk.queue({ params: { service }, query }, { signal }));
    // An order that a step moves meanwhile may come twice.
    for (const order of data) orders.set(order.id, order);
    page = nextPage(meta);
  }
  return [...orders.values()];
}

/** The desk of a service. The stream of events refreshes it, so nothing is refetched on a timer. */
export const deskQueries = {
  places: (api: Api) =>
    queryOptions({
      queryKey: ['desk', 'places'],
      queryFn: ({ signal }) => unwrap(api.desk.places(undefined, { signal })),
      staleTime: 30_000,
    }),
  /** Everything of one service. */
  service: (service: string) => ['desk', 'service', service] as const,
  queue: (api: Api, service: string, { filter, day, search }: QueueView) =>
    infiniteQueryOptions({
      queryKey: [...deskQueries.service(service), 'queue', { filter, day, search }],
      queryFn: ({ pageParam: page, signal }) => {
        const query = { filter, ...(day && { day }), ...(search && { search }), ...pageParam(page), take: queueTake };
        return unwrap(api.desk.queue({ params: { service }, query }, { signal }));
      },
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: 30_000,
    }),
  /** The saved views of a list. */
  views: (api: Api, service: string, list: DeskList) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'views', list],
      queryFn: ({ signal }) => unwrap(api.desk.views({ params: { service, list } }, { signal })),
      staleTime: 300_000,
    }),
  team: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'team'],
      queryFn: ({ signal }) => unwrap(api.team.read({ params: { service } }, { signal })),
      staleTime: 30_000,
    }),
  /** A few people whose nickname or name contains these words; the former ones until they are found. */
  peopleByName: (api: Api, search: string) =>
    queryOptions({
      queryKey: ['account', 'people', search],
      queryFn: ({ signal }) => unwrap(api.account.users({ query: { search, take: 10 } }, { signal })),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  /** Reviews of the service and of its goods. */
  reviews: (api: Api, service: string, filter: DeskReviewFilter) =>
    pagedQuery({
      queryKey: [...deskQueries.service(service), 'reviews', filter],
      page: 1,
      take: 20,
      read: (request) => unwrap(api.review.ofDesk({ params: { service }, query: { ...request, filter } })),
    }),
  /** The week of a day, this week by default. */
  calendar: (api: Api, service: string, day: string | undefined) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'calendar', day && mondayOf(day)],
      queryFn: ({ signal }) =>
        unwrap(api.desk.calendar({ params: { service }, query: day === undefined ? {} : { day } }, { signal })),
      staleTime: 30_000,
    }),
  order: (api: Api, service: string, id: number) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'order', id],
      queryFn: ({ signal }) => unwrap(api.desk.order({ params: { service, id } }, { signal })),
      staleTime: 30_000,
    }),
  /** Ids of the orders to deliver on a day, or in one slot of it, in the order of slots. */
  dayIds: (api: Api, service: string, day: string, slot: string | undefined) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'day', day, slot],
      queryFn: async ({ signal }) => {
        const orders = await readDay(api, service, day, signal);
        return orders.filter(({ deliveryFrom }) => slot === undefined || deliveryFrom === slot).map(({ id }) => id);
      },
      staleTime: 30_000,
    }),
  people: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'people'],
      queryFn: ({ signal }) => unwrap(api.desk.people({ params: { service } }, { signal })),
      staleTime: 300_000,
    }),
  settings: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'settings'],
      queryFn: ({ signal }) => unwrap(api.desk.settings({ params: { service } }, { signal })),
      staleTime: 30_000,
    }),
  stops: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...deskQueries.service(service), 'stops'],
      queryFn: ({ signal }) => unwrap(api.desk.stops({ params: { service }, query: {} }, { signal })),
      staleTime: 30_000,
    }),
};
