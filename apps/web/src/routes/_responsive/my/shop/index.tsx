import { createFileRoute, redirect } from '@tanstack/react-router';
import { deskQueries } from '../../../../features/desk/desk.queries.ts';
import { deskHome } from '../../../../features/desk/deskSections.tsx';
import { lastShop } from '../../../../features/desk/lastShop.ts';
import { notFoundPath } from '../../../../shell/pages/notFoundPath.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Opens the desk of the last opened shop, or of the first one. */
export const Route = createFileRoute('/_responsive/my/shop/')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient }, location: { pathname } }) => {
    const places = await queryClient.ensureQueryData(deskQueries.places(api));
    const last = lastShop();
    const place = places.find(({ service }) => service.slug === last) ?? places[0];
    if (!place) throw notFoundPath(pathname);
    throw redirect({ href: deskHome(place) });
  },
});
