import { createFileRoute } from '@tanstack/react-router';
import { managesGoods } from '../../../../../features/desk/deskSections.tsx';
import { DiscountsPage, NoRightPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadRoom } from '../../../../../features/desk/loadRoom.ts';
import { offersQueries } from '../../../../../features/desk/offers/offers.queries.ts';
import { parseOffersSearch } from '../../../../../features/desk/offers/offersSearch.ts';
import { rawOffersSearch } from '../../../../../features/desk/rawSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { managedPlansQuery, plansOfShop } from '../../../../../shell/managedPlans/planCalls.ts';

/** The promo codes and subscription plans of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/discounts')({
  loaderDeps: ({ search }) => rawOffersSearch(search),
  loader: (entered) =>
    loadRoom(entered, {
      mayEnter: managesGoods,
      page: DiscountsPage,
      read: ({ api, queryClient }, service) =>
        Promise.all([
          queryClient.ensureQueryData(offersQueries.promotions(api, service)),
          queryClient.ensureInfiniteQueryData(offersQueries.coupons(api, service)),
          queryClient.ensureQueryData(managedPlansQuery(plansOfShop(api, service))),
          queryClient.ensureInfiniteQueryData(offersQueries.costGoods(api, service)),
          queryClient.ensureInfiniteQueryData(offersQueries.history(api, service)),
        ]),
    }),
  head: () => pageHead('Скидки и подписки', { isHidden: true }),
  component: Discounts,
});

function Discounts() {
  const search = parseOffersSearch(Route.useSearch());
  return Route.useLoaderData().mayEnter ? <DiscountsPage search={search} /> : <NoRightPage right="MANAGE_GOODS" />;
}
