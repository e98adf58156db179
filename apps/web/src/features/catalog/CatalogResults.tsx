import { useInfiniteQuery } from '@tanstack/react-query';
import type { CatalogQuery, ProductPage } from '@vetka/domain/catalog';
import { nextPage } from '@vetka/domain/paging';
import { LoadMore } from '@vetka/ui/LoadMore';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { nextPageHref } from './catalogAddress.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProductList } from './ProductList.tsx';
import * as styles from './catalog.css.ts';

/** What a list needs of its infinite query. */
export interface ListState {
  data: { pages: ProductPage[] } | undefined;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
  /** What is shown belongs to other filters, while the new list is coming. */
  isPlaceholderData: boolean;
}

interface CatalogListProps {
  path: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

/** The list of a category, of the root, or of a search. */
export function CatalogList({ path, categorySlug, query }: CatalogListProps) {
  const list = useInfiniteQuery(catalogQueries.list(useApi(), categorySlug, query));
  return <CatalogResults list={list} query={query} path={path} />;
}

/** The popular, as one long list. */
export function PopularList({ path, page }: { path: string; page: number }) {
  const list = useInfiniteQuery(catalogQueries.popular(useApi(), page));
  return <CatalogResults list={list} query={noFilters} path={path} columns="page" />;
}

const noFilters: CatalogQuery = {};

interface CatalogResultsProps {
  list: ListState;
  query: CatalogQuery;
  path: string;
  columns?: 'page' | 'beside';
}

/** Pictures of a phone's first screen: on a slow connection more of them would be late together. */
const firstScreen = 2;

/** Products found, and the rest on demand. */
function CatalogResults({ list, query, path, columns = 'beside' }: CatalogResultsProps) {
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return null;
  if (first.meta.total === 0) return <NothingFound />;
  const next = nextPage(last.meta);
  const before = (first.meta.page - 1) * first.meta.take;
  const products = pages.flatMap(({ data }) => data);
  return (
    <>
      <ProductList
        products={products}
        columns={columns}
        isPending={list.isPlaceholderData}
        priority={firstScreen}
        level={2}
      />
      <div className={styles.more}>
        <LoadMore
          shown={before + products.length}
          total={last.meta.total}
          isLoading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          {...(next !== undefined && { href: nextPageHref(path, query, next) })}
        />
      </div>
    </>
  );
}
