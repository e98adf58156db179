import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { seesOrders } from '../../../../../features/desk/deskSections.tsx';
import { CalendarPage, NoRightPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { parseCalendarDay } from '../../../../../features/desk/queueSearch.ts';
import { rawCalendarSearch } from '../../../../../features/desk/rawSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** A week of a shop's orders, by day and slot. */
export const Route = createFileRoute('/_responsive/my/shop/$service/calendar')({
  loaderDeps: ({ search }) => rawCalendarSearch(search),
  loader: async ({ context, deps, params: { service }, location: { pathname } }) => {
    const place = await loadPlace(context, service, pathname);
    const { api, queryClient } = context;
    if (!seesOrders(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    // A failure is shown in the page, with a retry.
    const week = queryClient
      .ensureQueryData(deskQueries.calendar(api, service, parseCalendarDay(deps)))
      .catch(() => undefined);
    await Promise.all([week, CalendarPage.preload()]);
    return { mayEnter: true };
  },
  head: () => pageHead('Календарь заказов', { isHidden: true }),
  component: Calendar,
});

function Calendar() {
  const day = parseCalendarDay(Route.useSearch());
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="SEE_ORDERS" />;
  return <CalendarPage day={day} />;
}
