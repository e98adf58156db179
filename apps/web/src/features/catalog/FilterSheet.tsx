import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { BottomSheet } from '@vetka/ui/BottomSheet';
import { FilterPanel, FilterSheetFoot, type FilterPanelProps } from '@vetka/ui/patterns/catalog/FilterPanel';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import * as styles from './catalog.css.ts';

interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The products of the last choice are not counted yet. */
  isLoading: boolean;
  /** Why they could not be counted. */
  failure: string | undefined;
  onRetry: () => void;
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
  isLoading,
  failure,
  onRetry,
  filters,
  query,
  path,
  hrefOf,
  onChange,
}: FilterSheetProps) {
  const start = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={close}
      title="Фильтры"
      initialFocus={start}
      foot={
        <FilterSheetFoot
          total={filters.total}
          onShow={close}
          isLoading={isLoading}
          failure={failure}
          onRetry={onRetry}
        />
      }
    >
      {/* Otherwise the focus would go to the price, and a phone would open its keyboard. */}
      <div ref={start} tabIndex={-1} className={styles.focusStart} />
      <Deferred isLong={filters.groups.length >= longFrom}>
        <SteppedPanel filters={filters} query={query} action={path} hrefOf={hrefOf} onChange={onChange} />
      </Deferred>
    </BottomSheet>
  );
}

/** This many groups of filters fill the sheet of any phone. */
const longFrom = 3;
/** As tall as a sheet can be. */
const tall = { height: '100vh' };

/**
 * Long content is rendered once the empty sheet is painted, so that the sheet opens at once. Short content is rendered
 * with the sheet: the empty one is as tall as the window, and would be seen to shrink.
 */
function Deferred({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  const isRendered = useDeferredValue(true, !isLong);
  return isRendered ? children : <div style={tall} />;
}

/** First the groups that can be seen without scrolling, so that no frame is long, then the others. */
function SteppedPanel({ filters, ...panel }: FilterPanelProps) {
  const isWhole = useDeferredValue(true, filters.groups.length <= longFrom);
  const shown = useMemo(
    () => (isWhole ? filters : { ...filters, groups: filters.groups.slice(0, longFrom) }),
    [filters, isWhole],
  );
  return <FilterPanel {...panel} filters={shown} />;
}
