import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DeskRoom } from '../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../features/desk/loadPlace.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The frame of the desk of one shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service')({
  beforeLoad: requireUser,
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    const [place] = await Promise.all([loadPlace(context, service, pathname), DeskRoom.preload()]);
    return place;
  },
  head: ({ loaderData }) => pageHead(loaderData?.service.name ?? 'Кабинет магазина', { isHidden: true }),
  component: Desk,
});

// Stable identity: a new element would re-render the room before its code has loaded.
const room = <Outlet />;

function Desk() {
  return <DeskRoom service={Route.useParams().service}>{room}</DeskRoom>;
}
