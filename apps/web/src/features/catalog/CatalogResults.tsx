import { useInfiniteQuery } from '@tanstack/react-query';
import type { CatalogQuery, ProductCard } from '@vetka/domain/catalog';
import { PagedItems, type ListState } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { pageHref } from './catalogAddress.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProductList } from './ProductList.tsx';

interface CatalogListProps {
  path: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

/** The list of a category, of the root, or of a search. */
export function CatalogList({ path, categorySlug, query }: CatalogListProps) {
  const list = useInfiniteQuery(catalogQueries.list(useApi(), categorySlug, query));
  return <CatalogResults list={list} isPending={list.isPlaceholderData} query={query} path={path} />;
}

/** The popular products, as one long list. */
export function PopularList({ path, page }: { path: string; page: number }) {
  const list = useInfiniteQuery(catalogQueries.popular(useApi(), page));
  return <CatalogResults list={list} query={noFilters} path={path} columns="page" />;
}

const noFilters: CatalogQuery = {};

interface CatalogResultsProps {
  list: ListState<ProductCard>;
  query: CatalogQuery;
  path: string;
  columns?: 'page' | 'beside';
  /** The products belong to other filters, while the new list is loading. */
  isPending?: boolean;
}

/** Pictures of a phone's first screen; loading more of them first would delay them all on a slow connection. */
const firstScreen = 2;

/** Products found, and the rest on demand. */
function CatalogResults({ list, query, path, columns = 'beside', isPending = false }: CatalogResultsProps) {
  return (
    <PagedItems list={list} hrefOf={(page) => pageHref(path, query, page)} empty={<NothingFound />}>
      {(products) => (
        <ProductList products={products} columns={columns} isPending={isPending} priority={firstScreen} level={2} />
      )}
    </PagedItems>
  );
}
