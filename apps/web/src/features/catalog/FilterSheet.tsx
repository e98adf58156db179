import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { BottomSheet } from '@vetka/ui/BottomSheet';
import { FilterPanel, FilterSheetFoot, type FilterPanelProps } from '@vetka/ui/patterns/catalog/FilterPanel';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from './afterPaint.ts';
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

/**
 * The filters as a sheet on a phone. Every choice applies at once; the button below only closes the sheet. React
 * renders it after the rest of the page (`useDeferredValue`), so it does not prolong the task that changes the address.
 */
export default function FilterSheet(props: FilterSheetProps) {
  return <Sheet current={useDeferredValue(props)} />;
}

const Sheet = memo(function Sheet({ current }: { current: FilterSheetProps }) {
  const { isOpen, onOpenChange, filters, query, path, hrefOf, onChange, isLoading, failure, onRetry } = current;
  const start = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={close}
      title="Фильтры"
      initialFocus={start}
      foot={
        <AfterFirstPaint isAtOnce={isShort(filters)}>
          <FilterSheetFoot
            total={filters.total}
            onShow={close}
            isLoading={isLoading}
            failure={failure}
            onRetry={onRetry}
          />
        </AfterFirstPaint>
      }
    >
      {/* Otherwise the focus would go to the price, and a phone would open its keyboard. */}
      <div ref={start} tabIndex={-1} className={styles.focusStart} />
      <SteppedPanel filters={filters} query={query} action={path} hrefOf={hrefOf} onChange={onChange} />
    </BottomSheet>
  );
});

/** This many groups of filters fill the sheet of any phone. */
const longFrom = 3;
const isShort = ({ groups }: CatalogFilters) => groups.length < longFrom;
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
  const count = useSteps(isShort(filters));
  const shown = useMemo(() => ({ ...filters, groups: filters.groups.slice(0, count) }), [filters, count]);
  return count === 0 ? <div style={tall} /> : <FilterPanel {...panel} filters={shown} />;
}

function AfterFirstPaint({ isAtOnce, children }: { isAtOnce: boolean; children: ReactNode }) {
  return useSteps(isAtOnce) > 0 && children;
}

function useSteps(isAtOnce: boolean): number {
  const [step, setStep] = useState(isAtOnce ? steps.length - 1 : 0);
  useEffect(
    function stepAfterPaint() {
      if (step + 1 === steps.length) return undefined;
      return afterPaint(() => setStep(step + 1));
    },
    [step],
  );
  return steps[step] ?? Infinity;
}
