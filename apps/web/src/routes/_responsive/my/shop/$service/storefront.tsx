import { createFileRoute } from '@tanstack/react-router';
import { NoRightPage, StorefrontPage } from '../../../../../features/desk/lazyComponents.ts';
import { managesGoods } from '../../../../../features/desk/deskSections.tsx';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { storefrontQueries } from '../../../../../features/desk/storefront/storefront.queries.ts';
import { ShopPreview } from '../../../../../features/service/lazyComponents.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The public side of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/storefront')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    if (!managesGoods(await loadPlace(context, service, pathname))) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    const storefront = storefrontQueries.all(context.api, service);
    await Promise.all([
      context.queryClient.ensureQueryData(storefront),
      StorefrontPage.preload(),
      ShopPreview.preload(),
    ]);
    return { mayEnter: true };
  },
  head: () => pageHead('Витрина и страница', { isHidden: true }),
  component: Storefront,
});

function Storefront() {
  const { service } = Route.useParams();
  if (!Route.useLoaderData().mayEnter) return <NoRightPage />;
  return <StorefrontPage service={service} Shop={ShopPreview} />;
}
