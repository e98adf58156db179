import { deskFilters, filterLabels, type DeskFilter, type DeskQueue } from '@vetka/domain/desk';
import { formatNumber } from '@vetka/domain/plural';
import { useEffect, useRef } from 'react';
import { Chip } from '../../../components/Chip/index.ts';
import { intercept } from '../../intercept.ts';
import * as styles from './QueueFilters.css.ts';

export interface QueueFiltersProps {
  value: DeskFilter;
  counts?: DeskQueue['counts'] | undefined;
  /** The same page with another filter. */
  hrefOf: (filter: DeskFilter) => string;
  /** Filters in place instead of following the link. */
  onChange?: ((filter: DeskFilter) => void) | undefined;
}

/** How many orders to show beside a filter; finished ones are not work that waits. */
const countOf = (filter: DeskFilter, counts: DeskQueue['counts'] | undefined) =>
  filter === 'FINISHED' ? 0 : (counts?.[filter] ?? 0);

/** Scrolls the row so that the selected filter is in its middle. The page itself does not move. */
function useSelectedInView(value: DeskFilter) {
  const row = useRef<HTMLElement>(null);
  useEffect(
    function showSelected() {
      const chip = row.current?.children[deskFilters.indexOf(value)];
      if (!row.current || !chip) return;
      const frame = row.current.getBoundingClientRect();
      const { left, width } = chip.getBoundingClientRect();
      row.current.scrollLeft += left - frame.left - (frame.width - width) / 2;
    },
    [value],
  );
  return row;
}

/** Filters of the queue with the number of orders in each. */
export function QueueFilters({ value, counts, hrefOf, onChange }: QueueFiltersProps) {
  const row = useSelectedInView(value);
  return (
    <nav ref={row} className={styles.row} aria-label="Какие заказы">
      {deskFilters.map((filter) => {
        const count = countOf(filter, counts);
        return (
          <Chip
            key={filter}
            href={hrefOf(filter)}
            isSelected={filter === value}
            onClick={intercept(onChange && (() => onChange(filter)))}
          >
            {filterLabels[filter]}
            {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
          </Chip>
        );
      })}
    </nav>
  );
}
