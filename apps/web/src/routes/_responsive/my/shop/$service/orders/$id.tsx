import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../../features/desk/desk.queries.ts';
import { seesOrders } from '../../../../../../features/desk/deskSections.tsx';
import { deskId, loadPlace } from '../../../../../../features/desk/loadPlace.ts';
import { loadKnown } from '../../../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../../../shell/pages/notFoundPath.ts';

/** One order, rendered by the queue's route. */
export const Route = createFileRoute('/_responsive/my/shop/$service/orders/$id')({
  loader: async ({ context, params, location: { pathname } }) => {
    const { api, queryClient } = context;
    const id = deskId(params.id, pathname);
    // The queue's route shows that the person has no right to see orders.
    if (!seesOrders(await loadPlace(context, params.service, pathname))) return;
    const order = queryClient.ensureQueryData(deskQueries.order(api, params.service, id));
    await loadKnown(order, () => notFoundPath(pathname));
  },
});
