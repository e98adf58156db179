import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(loadSheet);

interface FilterSheetOptions {
  filters: CatalogFilters | undefined;
  query: CatalogQuery;
  path: string;
  hrefOf: (query: CatalogQuery) => string;
  onChange: (query: CatalogQuery) => void;
}

/** The filters of a phone: a sheet, loaded when the finger comes down on its button. */
export function useFilterSheet({ filters, ...panel }: FilterSheetOptions) {
  'use memo';
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const element: ReactNode = wasOpened && filters && (
    <Suspense fallback={null}>
      <FilterSheet isOpen={isOpen} onOpenChange={setIsOpen} filters={filters} {...panel} />
    </Suspense>
  );
  return { open, warmUp: () => void loadSheet().catch(() => undefined), element };
}
