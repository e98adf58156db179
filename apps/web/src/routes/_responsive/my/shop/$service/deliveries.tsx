import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { DeliveriesPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { useIsUnknownOrder } from '../../../../../features/desk/useIsUnknownOrder.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** A courier's day, with the delivery of the child route open. */
export const Route = createFileRoute('/_responsive/my/shop/$service/deliveries')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    await loadPlace(context, service, pathname);
    const { api, queryClient } = context;
    // A failure is shown in the list, with a retry.
    const stops = queryClient.ensureQueryData(deskQueries.stops(api, service)).catch(() => undefined);
    await Promise.all([stops, DeliveriesPage.preload()]);
  },
  head: () => pageHead('Доставки', { isHidden: true }),
  component: Deliveries,
});

function Deliveries() {
  const { id } = useParams({ strict: false });
  if (useIsUnknownOrder()) return <Outlet />;
  return <DeliveriesPage orderId={id === undefined ? undefined : Number(id)} />;
}
