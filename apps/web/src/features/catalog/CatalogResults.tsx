import type { ProductPage, CatalogQuery } from '@vetka/domain/catalog';
import { nextPage } from '@vetka/domain/paging';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { LoadMore } from '@vetka/ui/LoadMore';
import { nextPageHref } from './catalogAddress.ts';
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

interface CatalogResultsProps {
  list: ListState;
  query: CatalogQuery;
  path: string;
  columns?: 'page' | 'beside';
}

/** Pictures of the first screen. */
const firstScreen = 3;

/** Products found, and the rest on demand. */
export function CatalogResults({ list, query, path, columns = 'beside' }: CatalogResultsProps) {
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

function NothingFound() {
  return (
    <EmptyMessage
      hasVase
      title="Ничего не нашлось"
      text="Попробуйте убрать часть условий или поискать другими словами."
      actionHref="/catalog"
      actionLabel="Весь каталог"
    />
  );
}
