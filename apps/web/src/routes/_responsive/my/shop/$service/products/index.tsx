import { createFileRoute } from '@tanstack/react-router';
import { GoodsPage } from '../../../../../../features/desk/lazyComponents.ts';
import { rawGoodsSearch } from '../../../../../../features/desk/rawSearch.ts';
import { parseGoodsSearch } from '../../../../../../features/desk/goods/goodsSearch.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';

/** The table of a shop's goods. */
export const Route = createFileRoute('/_responsive/my/shop/$service/products/')({
  loaderDeps: ({ search }) => rawGoodsSearch(search),
  loader: () => GoodsPage.preload(),
  head: () => pageHead('Товары', { isHidden: true }),
  component: Goods,
});

function Goods() {
  return <GoodsPage search={parseGoodsSearch(Route.useSearch())} />;
}
