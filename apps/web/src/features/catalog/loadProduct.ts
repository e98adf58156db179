import type { Product } from '@vetka/domain/catalog';
import { isPathWord } from '@vetka/domain/path';
import { loadKnown } from '../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../shell/pages/notFoundPath.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { catalogQueries } from './catalog.queries.ts';

/** Loads the product of the URL. @throws notFound (404) when there is none */
export async function loadProduct(
  { api, queryClient }: RouterContext,
  { slug, pathname }: { slug: string; pathname: string },
): Promise<Product> {
  const refuse = () => notFoundPath(pathname);
  // The API would answer this path with a list.
  if (isPathWord('products', slug)) throw refuse();
  return loadKnown(queryClient.ensureQueryData(catalogQueries.product(api, slug)), refuse);
}
