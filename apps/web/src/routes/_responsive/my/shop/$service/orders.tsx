import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { RoomPage } from '../../../../../features/chat/lazyComponents.ts';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { seesOrders } from '../../../../../features/desk/deskSections.tsx';
import { OrdersPage, NoRightPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { parseQueueSearch, queueView, withDate } from '../../../../../features/desk/queueSearch.ts';
import { rawQueueSearch } from '../../../../../features/desk/rawSearch.ts';
import { useIsUnknownOrder } from '../../../../../features/desk/useIsUnknownOrder.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The queue of orders, with the order of the query or of the child route beside it. */
export const Route = createFileRoute('/_responsive/my/shop/$service/orders')({
  loaderDeps: ({ search }) => rawQueueSearch(search),
  loader: async ({ context, deps, params: { service }, location: { pathname } }) => {
    const place = await loadPlace(context, service, pathname);
    const { api, queryClient } = context;
    if (!seesOrders(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    // A failure is shown in the list, with a retry; the rest of the desk stays usable.
    const view = queueView(withDate(parseQueueSearch(deps), place.timeZone));
    const queue = queryClient.ensureInfiniteQueryData(deskQueries.queue(api, service, view)).catch(() => undefined);
    await Promise.all([queue, OrdersPage.preload()]);
    return { mayEnter: true };
  },
  head: () => pageHead('Заказы', { isHidden: true }),
  component: Orders,
});

const renderRoom: ComponentProps<typeof OrdersPage>['renderRoom'] = (room) => <RoomPage {...room} />;

function Orders() {
  const { id } = useParams({ strict: false });
  const search = parseQueueSearch(Route.useSearch());
  const isUnknown = useIsUnknownOrder();
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="SEE_ORDERS" />;
  if (isUnknown) return <Outlet />;
  return <OrdersPage search={search} orderId={id === undefined ? undefined : Number(id)} renderRoom={renderRoom} />;
}
