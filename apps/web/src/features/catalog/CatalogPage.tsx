import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CatalogPage as Page, CatalogQuery } from '@vetka/domain/catalog';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { CatalogHeading, CatalogLayout } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { useApi } from '../../shell/useContext.ts';
import type { ReactNode } from 'react';
import { catalogQueries } from './catalog.queries.ts';
import { catalogHref } from './catalogAddress.ts';
import { chipsOf, crumbsOf, titleOf } from './catalogHeading.ts';
import { hasConditions } from './conditions.ts';
import { CatalogFilterRail, CatalogList, CatalogToolbar } from './lazyComponents.ts';

interface CatalogPageProps {
  /** Path of the page: the root, a category, or the search. */
  path: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
  /** Shown below the heading: shops and articles that a search has found. */
  beside?: ReactNode;
}

/**
 * A list of products with its filters, order and search. The URL is the page's state. A list that is empty without any
 * condition has nothing to filter or sort.
 */
export function CatalogPage({ path, categorySlug, query, beside }: CatalogPageProps) {
  const api = useApi();
  const { data: found } = useInfiniteQuery(catalogQueries.list(api, categorySlug, query));
  const { data: filters } = useQuery(catalogQueries.filters(api, categorySlug, query));
  const page: Page | undefined = found?.pages[0];
  if (!page) return null;
  const address = { path, query };
  const list = <CatalogList categorySlug={categorySlug} {...address} />;
  return (
    <>
      <Breadcrumbs items={crumbsOf(page, query, path)} />
      <CatalogHeading
        title={titleOf(page, query, path)}
        count={page.meta.total}
        chips={chipsOf(page, path)}
        correctedSearch={page.correctedSearch}
        typed={query.search ? { text: query.search, href: catalogHref(path, { ...query, asTyped: true }) } : undefined}
        omittedWords={page.omittedWords}
      />
      {beside}
      {page.meta.total > 0 || hasConditions(query) ? (
        <CatalogLayout filters={filters && <CatalogFilterRail filters={filters} {...address} />}>
          <CatalogToolbar filters={filters} {...address} />
          {list}
        </CatalogLayout>
      ) : (
        list
      )}
    </>
  );
}
