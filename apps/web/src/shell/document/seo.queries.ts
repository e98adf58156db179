import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Seo } from '@vetka/domain/page';
import type { Api } from '../api/apiClient.ts';
import { loadOptional } from '../errors/loadOptional.ts';
import type { RouterContext } from '../routerContext.ts';

const nothing: Seo = { title: null, description: null, text: null, redirect: null };

/** Search engine texts that the shop's administrators set for a path. */
const seoQueries = {
  of: (api: Api, path: string) =>
    queryOptions({
      queryKey: ['page', 'seo', path],
      queryFn: () => unwrap(api.page.seo({ query: { path } })),
      staleTime: Infinity,
    }),
};

/**
 * Loads the texts of a path, in parallel with the page: only the head needs them. If that fails, the page uses its own
 * texts and the next visit tries again.
 */
export const loadSeo = async ({ api, queryClient }: RouterContext, path: string): Promise<Seo> =>
  (await loadOptional(queryClient, seoQueries.of(api, path), 'the texts of a path')) ?? nothing;
