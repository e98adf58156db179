import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';
import { deskQueries } from '../desk.queries.ts';

const stemsTake = 100;
const foundTake = 8;
const movesTake = 24;

const keyOf = (service: string) => [...deskQueries.service(service), 'stems'] as const;

/** The history to read: of one stem, or of the stems of a product's recipe. */
export type MovesOf = { stem: number } | { product: number };

/** The stems of a shop at its desk. */
export const stemsQueries = {
  /** Everything about the stems of a shop. */
  all: keyOf,
  list: (api: Api, service: string, search: string) =>
    pagedQuery({
      queryKey: [...keyOf(service), 'list', search],
      page: 1,
      take: stemsTake,
      read: (request) =>
        unwrap(api.stem.list({ params: { service }, query: { ...request, ...(search && { search }) } })),
    }),
  /** The first stems that match the input. */
  found: (api: Api, service: string, search: string) =>
    queryOptions({
      queryKey: [...keyOf(service), 'found', search],
      queryFn: ({ signal }) =>
        unwrap(
          api.stem.list({ params: { service }, query: { take: foundTake, ...(search && { search }) } }, { signal }),
        ),
      staleTime: 30_000,
    }),
  moves: (api: Api, service: string, of: MovesOf) =>
    pagedQuery({
      queryKey: [...keyOf(service), 'moves', of],
      page: 1,
      take: movesTake,
      read: (request) => unwrap(api.stem.moves({ params: { service }, query: { ...request, ...of } })),
    }),
  rules: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...keyOf(service), 'rules'],
      queryFn: ({ signal }) => unwrap(api.stem.rules({ params: { service } }, { signal })),
    }),
  recipe: (api: Api, service: string, id: number) =>
    queryOptions({
      queryKey: [...keyOf(service), 'recipe', id],
      queryFn: ({ signal }) => unwrap(api.stem.recipe({ params: { service, id } }, { signal })),
    }),
};
