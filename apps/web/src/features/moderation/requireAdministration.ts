import { notFoundPath } from '../../shell/pages/notFoundPath.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';

/** For other people the pages of the administration do not exist. @throws notFound (404) */
export function requireAdministration({ api, queryClient }: RouterContext, path: string): void {
  const user = queryClient.getQueryData(sessionQueries.user(api).queryKey);
  if (user?.role !== 'ADMINISTRATION') throw notFoundPath(path);
}
