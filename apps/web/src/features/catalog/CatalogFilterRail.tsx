import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { FilterPanel } from '@vetka/ui/patterns/catalog/FilterPanel';
import { useCatalogMove } from './useCatalogMove.ts';

interface CatalogFilterRailProps {
  filters: CatalogFilters;
  query: CatalogQuery;
  path: string;
}

/** Filters beside the list on a wide screen. */
export default function CatalogFilterRail({ filters, query, path }: CatalogFilterRailProps) {
  const { hrefOf, onChange } = useCatalogMove(path);
  return <FilterPanel filters={filters} query={query} action={path} hrefOf={hrefOf} onChange={onChange} />;
}
