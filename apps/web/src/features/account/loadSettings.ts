import { addressBookQuery } from '../../shell/place/addressBook.queries.ts';
import { restrictionsQuery } from '../../shell/restrictions/restrictions.queries.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { accountQueries } from './account.queries.ts';

/** Loads the data of the settings besides the session's user. A section without its data fetches it again. */
export async function loadSettings({ api, queryClient }: RouterContext): Promise<void> {
  const user = queryClient.getQueryData(sessionQueries.user(api).queryKey);
  await Promise.all([
    queryClient.prefetchQuery(addressBookQuery(api)),
    queryClient.prefetchQuery(accountQueries.devices(api)),
    queryClient.prefetchQuery(restrictionsQuery(api)),
    user && queryClient.prefetchQuery(accountQueries.bio(api, user.nickname)),
  ]);
}
