import { useRouter } from '@tanstack/react-router';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { catalogHref } from './catalogAddress.ts';

/** Navigation to other filters or another order: a URL for links, a callback for forms. */
export function useCatalogMove(path: string) {
  const router = useRouter();
  const hrefOf = (query: CatalogQuery) => catalogHref(path, query);
  const onChange = (query: CatalogQuery) => void router.navigate({ href: hrefOf(query), resetScroll: false });
  return { hrefOf, onChange };
}
