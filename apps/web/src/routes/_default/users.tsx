import { createFileRoute } from '@tanstack/react-router';
import { profileQueries } from '../../features/profile/profile.queries.ts';
import { UsersPage } from '../../features/profile/lazyComponents.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { loadOptional } from '../../shell/errors/loadOptional.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { parseNameSearch } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/users')({
  validateSearch: parseNameSearch,
  loaderDeps: ({ search }) => parseNameSearch({ ...search }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    await Promise.all([
      loadPaged(queryClient, profileQueries.users(api, deps), deps.page ?? 1),
      loadOptional(queryClient, profileQueries.newUsers(api), 'new people'),
      UsersPage.preload(),
    ]);
  },
  head: () => pageHead('Люди'),
  pendingComponent: CardsSkeleton,
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useLoaderDeps()} />;
}
