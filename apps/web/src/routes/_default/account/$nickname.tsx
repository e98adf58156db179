import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { fullName } from '@vetka/domain/account';
import { isPathWord } from '@vetka/domain/path';
import { profileQueries } from '../../../features/profile/profile.queries.ts';
import { ProfileHead } from '../../../features/profile/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/account/$nickname')({
  loader: async ({ context: { api, queryClient }, params: { nickname }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    // The API would answer this path with a list.
    if (isPathWord('users', nickname)) throw refuse();
    const [profile] = await Promise.all([
      loadKnown(queryClient.ensureQueryData(profileQueries.one(api, nickname)), refuse),
      ProfileHead.preload(),
    ]);
    return { name: fullName(profile) || profile.nickname };
  },
  head: ({ loaderData }) => pageHead(loaderData?.name),
  pendingComponent: CardsSkeleton,
  component: Account,
});

function Account() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <ProfileHead nickname={Route.useParams().nickname} path={path.replace(/\/$/, '')} />
      <Outlet />
    </>
  );
}
