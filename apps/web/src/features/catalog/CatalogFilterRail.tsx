import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { FilterPanel } from '@vetka/ui/patterns/catalog/FilterPanel';
import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import { useFilterChoice } from './useFilterChoice.ts';

interface CatalogFilterRailProps {
  filters: CatalogFilters;
  query: CatalogQuery;
  path: string;
}

const Panel = memo(FilterPanel);

/** On a phone the filters are a sheet, and these are hidden. */
const phone = '(max-width: 767.98px)';

function watch(onChange: () => void): () => void {
  const list = matchMedia(phone);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const useIsHidden = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(phone).matches,
    () => false,
  );

/** Filters beside the list on a wide screen. */
export default function CatalogFilterRail({ filters, query, path }: CatalogFilterRailProps) {
  const { query: chosen, hrefOf, onChange } = useFilterChoice(path, query);
  const latest = useMemo(() => ({ filters, query: chosen, action: path, hrefOf }), [filters, chosen, path, hrefOf]);
  const [shown, show] = useState(latest);
  // While hidden, the rail keeps what it showed, which spares a phone hundreds of elements. A wide window updates it.
  if (!useIsHidden() && shown !== latest) show(latest);
  return <Panel {...shown} onChange={onChange} />;
}
