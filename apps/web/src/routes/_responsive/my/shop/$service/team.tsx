import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { managesTeam } from '../../../../../features/desk/deskSections.tsx';
import { NoRightPage, TeamPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The people of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/team')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    const place = await loadPlace(context, service, pathname);
    if (!managesTeam(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    const { api, queryClient } = context;
    // A failure is shown in the page, with a retry.
    const team = queryClient.ensureQueryData(deskQueries.team(api, service)).catch(() => undefined);
    await Promise.all([team, TeamPage.preload()]);
    return { mayEnter: true };
  },
  head: () => pageHead('Команда', { isHidden: true }),
  component: Team,
});

function Team() {
  return Route.useLoaderData().mayEnter ? <TeamPage /> : <NoRightPage />;
}
