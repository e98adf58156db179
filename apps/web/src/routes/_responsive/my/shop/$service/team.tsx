import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { managesTeam } from '../../../../../features/desk/deskSections.tsx';
import { NoRightPage, TeamPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadRoom } from '../../../../../features/desk/loadRoom.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The people of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/team')({
  loader: (entered) =>
    loadRoom(entered, {
      mayEnter: managesTeam,
      page: TeamPage,
      read: ({ api, queryClient }, service) => queryClient.ensureQueryData(deskQueries.team(api, service)),
    }),
  head: () => pageHead('Команда', { isHidden: true }),
  component: Team,
});

function Team() {
  return Route.useLoaderData().mayEnter ? <TeamPage /> : <NoRightPage right="MANAGE_TEAM" />;
}
