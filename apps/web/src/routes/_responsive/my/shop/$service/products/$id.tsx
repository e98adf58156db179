import { createFileRoute } from '@tanstack/react-router';
import { goodsQueries } from '../../../../../../features/desk/goods/goods.queries.ts';
import { managesGoods } from '../../../../../../features/desk/deskSections.tsx';
import { NoRightPage, ProductPage } from '../../../../../../features/desk/lazyComponents.ts';
import { deskId, loadPlace } from '../../../../../../features/desk/loadPlace.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';
import { loadKnown } from '../../../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../../../shell/pages/notFoundPath.ts';

/** The editor of one product of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/products/$id')({
  loader: async ({ context, params: { service, id }, location: { pathname } }) => {
    const { api, queryClient } = context;
    const place = await loadPlace(context, service, pathname);
    if (!managesGoods(place)) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    const product = queryClient.ensureQueryData(goodsQueries.product(api, service, deskId(id, pathname)));
    await Promise.all([
      loadKnown(product, () => notFoundPath(pathname)),
      queryClient.ensureQueryData(goodsQueries.choices(api, service)),
      ProductPage.preload(),
    ]);
    return { mayEnter: true };
  },
  head: () => pageHead('Товар', { isHidden: true }),
  component: Product,
});

function Product() {
  const { id } = Route.useParams();
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="MANAGE_GOODS" />;
  return <ProductPage id={Number(id)} />;
}
