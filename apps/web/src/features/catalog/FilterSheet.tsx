import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { BottomSheet } from '@vetka/ui/BottomSheet';
import { FilterPanel, FilterSheetFoot } from '@vetka/ui/patterns/catalog/FilterPanel';

interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filters: CatalogFilters;
  query: CatalogQuery;
  path: string;
  hrefOf: (query: CatalogQuery) => string;
  onChange: (query: CatalogQuery) => void;
}

/** The filters as a sheet on a phone. Every choice applies at once; the button below only closes the sheet. */
export default function FilterSheet({
  isOpen,
  onOpenChange,
  filters,
  query,
  path,
  hrefOf,
  onChange,
}: FilterSheetProps) {
  const close = () => onOpenChange(false);
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={close}
      title="Фильтры"
      foot={<FilterSheetFoot total={filters.total} onShow={close} />}
    >
      <FilterPanel filters={filters} query={query} action={path} hrefOf={hrefOf} onChange={onChange} />
    </BottomSheet>
  );
}
