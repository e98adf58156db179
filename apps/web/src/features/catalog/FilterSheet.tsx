import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { BottomSheet } from '@vetka/ui/BottomSheet';
import { FilterPanel, FilterSheetFoot, type FilterPanelProps } from '@vetka/ui/patterns/catalog/FilterPanel';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
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
      <SteppedPanel filters={filters} query={query} action={path} hrefOf={hrefOf} onChange={onChange} />
    </BottomSheet>
  );
}

/** This many groups of filters fill the sheet of any phone. */
const longFrom = 3;
/** How many groups are rendered, paint after paint. Two fill the screen of most phones. */
const steps = [0, 1, 2, 4, 6, 8, Infinity] as const;
/** As tall as a sheet can be. */
const tall = { height: '100vh' };

/**
 * Long content is rendered once the empty sheet is painted, so that the sheet opens at once, and then in steps, so that
 * no frame is long. Short content is rendered with the sheet: the empty one is as tall as the window, and would be seen
 * to shrink.
 */
function SteppedPanel({ filters, ...panel }: FilterPanelProps) {
  const count = useSteps(filters.groups.length < longFrom);
  const shown = useMemo(() => ({ ...filters, groups: filters.groups.slice(0, count) }), [filters, count]);
  return count === 0 ? <div style={tall} /> : <FilterPanel {...panel} filters={shown} />;
}

function useSteps(isShort: boolean): number {
  const [step, setStep] = useState(isShort ? steps.length - 1 : 0);
  useEffect(
    function stepAfterPaint() {
      if (step + 1 === steps.length) return undefined;
      const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
      return () => cancelAnimationFrame(frame);
    },
    [step],
  );
  return steps[step] ?? Infinity;
}
