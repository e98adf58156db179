import { createFileRoute } from '@tanstack/react-router';
import { NoRightPage, StorefrontPage } from '../../../../../features/desk/lazyComponents.ts';
import { managesGoods } from '../../../../../features/desk/deskSections.tsx';
import { loadRoom } from '../../../../../features/desk/loadRoom.ts';
import { storefrontQueries } from '../../../../../features/desk/storefront/storefront.queries.ts';
import { ShopPreview } from '../../../../../features/service/lazyComponents.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The public side of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/storefront')({
  loader: (entered) =>
    loadRoom(entered, {
      mayEnter: managesGoods,
      page: { preload: () => Promise.all([StorefrontPage.preload(), ShopPreview.preload()]) },
      read: ({ api, queryClient }, service) => queryClient.ensureQueryData(storefrontQueries.all(api, service)),
    }),
  head: () => pageHead('Витрина и страница', { isHidden: true }),
  component: Storefront,
});

function Storefront() {
  const { service } = Route.useParams();
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="MANAGE_GOODS" />;
  return <StorefrontPage service={service} Shop={ShopPreview} />;
}
