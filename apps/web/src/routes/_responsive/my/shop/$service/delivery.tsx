import { createFileRoute } from '@tanstack/react-router';
import { changesSettings } from '../../../../../features/desk/deskSections.tsx';
import { deliveryQueries } from '../../../../../features/desk/delivery/delivery.queries.ts';
import { DeliveryPage, NoRightPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { parseCalendarDay } from '../../../../../features/desk/queueSearch.ts';
import { rawCalendarSearch } from '../../../../../features/desk/rawSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The delivery settings of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/delivery')({
  loaderDeps: ({ search }) => rawCalendarSearch(search),
  loader: async ({ context, deps, params: { service }, location: { pathname } }) => {
    const place = await loadPlace(context, service, pathname);
    const { api, queryClient } = context;
    if (!changesSettings(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    // A failure is shown in the page, with a retry.
    const plan = queryClient
      .ensureQueryData(deliveryQueries.plan(api, service, parseCalendarDay(deps)))
      .catch(() => undefined);
    await Promise.all([plan, DeliveryPage.preload()]);
    return { mayEnter: true };
  },
  head: () => pageHead('Доставка', { isHidden: true }),
  component: Delivery,
});

function Delivery() {
  const day = parseCalendarDay(Route.useSearch());
  return Route.useLoaderData().mayEnter ? <DeliveryPage day={day} /> : <NoRightPage right="CHANGE_SETTINGS" />;
}
