import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Seo } from '@vetka/domain/page';
import type { Api } from '../api/apiClient.ts';
import { logFailure } from '../errors/logFailure.ts';
import type { RouterContext } from '../routerContext.ts';

const nothing: Seo = { title: null, description: null, redirect: null };

/** What the shop's keepers wrote of a path for search engines. Without it a page speaks for itself. */
const seoQueries = {
  of: (api: Api, path: string) =>
    queryOptions({
      queryKey: ['seo', path],
      queryFn: () => unwrap(api.page.seo({ query: { path } })).catch(logFailure('the texts of a path', nothing)),
      staleTime: Infinity,
    }),
};

/** Loads the texts of a path; beside the rest of the page, for nothing waits for them but its head. */
export const loadSeo = ({ api, queryClient }: RouterContext, path: string): Promise<Seo> =>
  queryClient.ensureQueryData(seoQueries.of(api, path));
