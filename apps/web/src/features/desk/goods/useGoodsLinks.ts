import { useRouter } from '@tanstack/react-router';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { goodsQuery, type GoodsSearch } from './goodsSearch.ts';

/** Addresses of the table of goods, and navigation in place. */
export function useGoodsLinks(service: string) {
  const router = useRouter();
  const hrefOf = (search: GoodsSearch) => `${pagePath('/my/shop/$service/products', { service })}${goodsQuery(search)}`;
  return {
    hrefOf,
    go: (search: GoodsSearch) => void router.navigate({ href: hrefOf(search), replace: true, resetScroll: false }),
  };
}
