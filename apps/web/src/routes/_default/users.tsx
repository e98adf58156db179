import { createFileRoute } from '@tanstack/react-router';
import { profileQueries, type UsersSearch } from '../../features/profile/profile.queries.ts';
import { UsersPage } from '../../features/profile/laterParts.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/users')({
  validateSearch: (raw): UsersSearch => {
    const name = typeof raw.name === 'string' ? raw.name.trim().slice(0, 100) : '';
    return { ...parsePage(raw), ...(name && { name }) };
  },
  loaderDeps: ({ search: { page, name } }) => ({ ...(page && { page }), ...(name && { name }) }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    await Promise.all([loadPaged(queryClient, profileQueries.users(api, deps), deps.page ?? 1), UsersPage.warmUp()]);
  },
  head: () => pageHead('Люди'),
  pendingComponent: CardsSkeleton,
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useLoaderDeps()} />;
}
