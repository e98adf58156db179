import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CatalogFilters, CatalogPage as Page, CatalogQuery } from '@vetka/domain/catalog';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { CatalogHeading, CatalogLayout } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { catalogHref } from './catalogAddress.ts';
import { chipsOf, crumbsOf, titleOf } from './catalogWords.ts';
import { CatalogFilterRail, CatalogList, CatalogToolbar } from './laterParts.ts';
import { useFilterSheet } from './useFilterSheet.tsx';

interface CatalogPageProps {
  /** Path of the page: the root, a category, or the search. */
  path: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

const noGroups: CatalogFilters['groups'] = [];

/** A list of products with everything that narrows it. The address is its state. */
export function CatalogPage({ path, categorySlug, query }: CatalogPageProps) {
  'use memo';
  const api = useApi();
  const router = useRouter();
  const { data: list } = useInfiniteQuery(catalogQueries.list(api, categorySlug, query));
  const { data: filters } = useQuery(catalogQueries.filters(api, categorySlug, query));
  const hrefOf = (next: CatalogQuery) => catalogHref(path, next);
  const change = (next: CatalogQuery) => void router.navigate({ href: hrefOf(next), resetScroll: false });
  const sheet = useFilterSheet({ filters, query, path, hrefOf, onChange: change });
  const page: Page | undefined = list?.pages[0];
  if (!page) return null;
  return (
    <>
      <Breadcrumbs items={crumbsOf(page, query, path)} />
      <CatalogHeading
        title={titleOf(page, query, path)}
        count={page.meta.total}
        chips={chipsOf(page, path)}
        correctedSearch={page.correctedSearch}
      />
      <CatalogLayout
        filters={
          filters && (
            <CatalogFilterRail filters={filters} query={query} action={path} hrefOf={hrefOf} onChange={change} />
          )
        }
      >
        <CatalogToolbar
          query={query}
          groups={filters?.groups ?? noGroups}
          action={path}
          hrefOf={hrefOf}
          onChange={change}
          onFiltersClick={sheet.open}
          onFiltersIntent={sheet.warmUp}
        />
        <CatalogList path={path} categorySlug={categorySlug} query={query} />
      </CatalogLayout>
      {sheet.element}
    </>
  );
}
