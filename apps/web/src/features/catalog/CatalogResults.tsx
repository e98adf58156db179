import { useInfiniteQuery } from '@tanstack/react-query';
import type { CatalogQuery, ProductCard } from '@vetka/domain/catalog';
import type { ReactNode } from 'react';
import type { LoadedList } from '../../shell/lists/listState.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { Awaiting } from './Awaiting.tsx';
import { catalogQueries } from './catalog.queries.ts';
import { pageHref } from './catalogAddress.ts';
import { NothingFound } from './lazyNothingFound.ts';
import { ProductList } from './ProductList.tsx';
import { useFilterChoice } from './useFilterChoice.ts';

interface CatalogListProps {
  path: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

/** The list of a category, of the root, or of a search. */
export function CatalogList(props: CatalogListProps) {
  return (
    <AwaitingChoice {...props}>
      <FoundProducts {...props} />
    </AwaitingChoice>
  );
}

function AwaitingChoice({ path, query, children }: CatalogListProps & { children: ReactNode }) {
  const { isLoading } = useFilterChoice(path, query);
  return <Awaiting isLoading={isLoading}>{children}</Awaiting>;
}

function FoundProducts({ path, categorySlug, query }: CatalogListProps) {
  const list = useInfiniteQuery(catalogQueries.list(useApi(), categorySlug, query));
  return (
    <CatalogResults
      list={list}
      isPending={list.isPlaceholderData}
      categorySlug={categorySlug}
      query={query}
      path={path}
    />
  );
}

/** The popular products as one list with «load more». */
export function PopularList({ path, page }: { path: string; page: number }) {
  const list = useInfiniteQuery(catalogQueries.popular(useApi(), page));
  return <CatalogResults list={list} query={noFilters} path={path} columns="page" />;
}

const noFilters: CatalogQuery = {};

interface CatalogResultsProps extends CatalogListProps {
  list: LoadedList<ProductCard>;
  columns?: 'page' | 'beside';
  /** Previous results are shown while the list for new filters loads. */
  isPending?: boolean;
}

/** Images in the first viewport of a phone; preloading more would delay them all on a slow connection. */
const firstScreen = 2;

/** The products found, with further pages loaded on demand. */
function CatalogResults({ list, columns = 'beside', isPending = false, ...address }: CatalogResultsProps) {
  const { path, query } = address;
  return (
    <PagedItems
      list={list}
      hrefOf={(page) => pageHref(path, query, page)}
      empty={<NothingFound list={list} {...address} />}
    >
      {(products) => (
        <ProductList
          products={products}
          name={pageHref(path, query, 1)}
          columns={columns}
          isPending={isPending}
          priority={firstScreen}
          level={2}
        />
      )}
    </PagedItems>
  );
}
