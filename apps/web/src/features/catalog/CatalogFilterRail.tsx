import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { FilterPanel } from '@vetka/ui/patterns/catalog/FilterPanel';
import { useFilterChoice } from './useFilterChoice.ts';

interface CatalogFilterRailProps {
  filters: CatalogFilters;
  query: CatalogQuery;
  path: string;
}

/** Filters beside the list on a wide screen. */
export default function CatalogFilterRail({ filters, query, path }: CatalogFilterRailProps) {
  const { isLoading: _isLoading, ...choice } = useFilterChoice(path, query);
  return <FilterPanel filters={filters} action={path} {...choice} />;
}
