import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../../features/desk/desk.queries.ts';
import { deskId, loadPlace } from '../../../../../../features/desk/loadPlace.ts';
import { loadKnown } from '../../../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../../../shell/pages/notFoundPath.ts';

/** One delivery, rendered by the route of the day. */
export const Route = createFileRoute('/_responsive/my/shop/$service/deliveries/$id')({
  loader: async ({ context, params, location: { pathname } }) => {
    const { api, queryClient } = context;
    const id = deskId(params.id, pathname);
    await loadPlace(context, params.service, pathname);
    const order = queryClient.ensureQueryData(deskQueries.order(api, params.service, id));
    await loadKnown(order, () => notFoundPath(pathname));
  },
});
