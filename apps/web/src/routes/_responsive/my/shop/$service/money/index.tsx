import { createFileRoute } from '@tanstack/react-router';
import { ownsShop, seesMoney } from '../../../../../../features/desk/deskSections.tsx';
import { moneyQueries } from '../../../../../../features/desk/earnings/money.queries.ts';
import { movesAsked, parseMoneySearch } from '../../../../../../features/desk/earnings/moneySearch.ts';
import { payoutQueries } from '../../../../../../features/desk/earnings/payout.queries.ts';
import { MoneyPage, NoRightPage } from '../../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../../features/desk/loadPlace.ts';
import { rawMoneySearch } from '../../../../../../features/desk/rawSearch.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';

/** A shop's balance, pending money and payouts. */
export const Route = createFileRoute('/_responsive/my/shop/$service/money/')({
  loaderDeps: ({ search }) => rawMoneySearch(search),
  loader: async ({ context, params: { service }, location: { pathname }, deps }) => {
    const place = await loadPlace(context, service, pathname);
    if (!seesMoney(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    const { api, queryClient } = context;
    const search = parseMoneySearch(deps);
    const list = (): Promise<unknown> | undefined => {
      if (search.view === 'payouts' || search.view === 'receipts') return undefined;
      return search.view === 'waiting'
        ? queryClient.ensureInfiniteQueryData(moneyQueries.waiting(api, service))
        : queryClient.ensureInfiniteQueryData(moneyQueries.moves(api, service, movesAsked(search)));
    };
    const figures: Promise<unknown> = Promise.all([
      queryClient.ensureQueryData(moneyQueries.read(api, service)),
      queryClient.ensureQueryData(moneyQueries.months(api, service)),
      queryClient.ensureQueryData(moneyQueries.commission(api, service)),
      queryClient.ensureInfiniteQueryData(payoutQueries.list(api, service)),
      queryClient.ensureInfiniteQueryData(payoutQueries.incomes(api, service)),
      ownsShop(place) && queryClient.ensureQueryData(payoutQueries.requisites(api, service)),
      list(),
    ]);
    // A failure is shown in the room, with a retry; the rest of the desk stays usable.
    await Promise.all([MoneyPage.preload(), figures.catch(() => undefined)]);
    return { mayEnter: true };
  },
  head: () => pageHead('Деньги магазина', { isHidden: true }),
  component: Money,
});

function Money() {
  const search = parseMoneySearch(Route.useSearch());
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="SEE_MONEY" />;
  return <MoneyPage search={search} />;
}
