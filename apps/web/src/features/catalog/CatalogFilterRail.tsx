import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { FilterPanel } from '@vetka/ui/patterns/catalog/FilterPanel';
import { memo } from 'react';
import { useFilterChoice } from './useFilterChoice.ts';

interface CatalogFilterRailProps {
  filters: CatalogFilters;
  query: CatalogQuery;
  path: string;
}

const Panel = memo(FilterPanel);

/** On a phone the filters are a sheet, so hydrating these hidden ones can wait. */
const isHidden = () => matchMedia('(max-width: 767.98px)').matches;

/** Filters beside the list on a wide screen. */
export default function CatalogFilterRail({ filters, query, path }: CatalogFilterRailProps) {
  const { query: chosen, hrefOf, onChange } = useFilterChoice(path, query);
  const shown = chosen !== query && isHidden() ? query : chosen;
  return <Panel filters={filters} action={path} query={shown} hrefOf={hrefOf} onChange={onChange} />;
}
