import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Seo } from '@vetka/domain/page';
import type { Api } from '../api/apiClient.ts';
import { loadSoftly } from '../errors/loadSoftly.ts';
import type { RouterContext } from '../routerContext.ts';

const nothing: Seo = { title: null, description: null, redirect: null };

/** What the shop's keepers wrote of a path for search engines. */
const seoQueries = {
  of: (api: Api, path: string) =>
    queryOptions({
      queryKey: ['seo', path],
      queryFn: () => unwrap(api.page.seo({ query: { path } })),
      staleTime: Infinity,
    }),
};

/**
 * Loads the texts of a path; beside the rest of the page, for nothing waits for them but its head. Without them a page
 * speaks for itself, and the next visit asks again.
 */
export const loadSeo = async ({ api, queryClient }: RouterContext, path: string): Promise<Seo> =>
  (await loadSoftly(queryClient, seoQueries.of(api, path), 'the texts of a path')) ?? nothing;
