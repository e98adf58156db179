import { createFileRoute } from '@tanstack/react-router';
import { ownsShop, seesMoney } from '../../../../../../features/desk/deskSections.tsx';
import { payoutQueries } from '../../../../../../features/desk/earnings/payout.queries.ts';
import { NoRightPage, RequisitesPage } from '../../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../../features/desk/loadPlace.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';

/** The requisites of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/money/requisites')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    const place = await loadPlace(context, service, pathname);
    if (!seesMoney(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    const { api, queryClient } = context;
    const history: Promise<unknown> = ownsShop(place)
      ? queryClient.ensureQueryData(payoutQueries.requisites(api, service))
      : Promise.resolve();
    // A failure is shown in the room, with a retry.
    await Promise.all([RequisitesPage.preload(), history.catch(() => undefined)]);
    return { mayEnter: true };
  },
  head: () => pageHead('Куда платить', { isHidden: true }),
  component: Requisites,
});

function Requisites() {
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="SEE_MONEY" />;
  return <RequisitesPage />;
}
