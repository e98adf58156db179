import { createFileRoute } from '@tanstack/react-router';
import { DiscountsPage } from '../../../../../features/desk/lazyComponents.ts';
import { parseOffersSearch } from '../../../../../features/desk/offers/offersSearch.ts';
import { rawOffersSearch } from '../../../../../features/desk/rawSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The promo codes and subscription plans of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/discounts')({
  loaderDeps: ({ search }) => rawOffersSearch(search),
  loader: () => DiscountsPage.preload(),
  head: () => pageHead('Скидки и подписки', { isHidden: true }),
  component: Discounts,
});

function Discounts() {
  return <DiscountsPage search={parseOffersSearch(Route.useSearch())} />;
}
