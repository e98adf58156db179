import { deskFilters, filterLabels, type DeskFilter, type DeskQueue } from '@vetka/domain/desk';
import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '../../../components/Chip/index.ts';
import { BookmarkIcon } from '../../../components/Icon/icons/BookmarkIcon.ts';
import { useCurrentInView } from '../../../internal/useCurrentInView.ts';
import { intercept } from '../../intercept.ts';
import * as styles from './QueueFilters.css.ts';

/** A filter, a day and a search that the person has saved. */
export interface QueueViewLink {
  id: number;
  name: string;
  href: string;
  /** The queue shows it now. */
  isOpen: boolean;
}

export interface QueueFiltersProps {
  value: DeskFilter;
  counts?: DeskQueue['counts'] | undefined;
  /** The same page with another filter. */
  hrefOf: (filter: DeskFilter) => string;
  /** Saved views, after the filters. No filter is marked while one of them is open. @default [] */
  views?: readonly QueueViewLink[] | undefined;
  /** Filters in place instead of following the link. */
  onChange?: ((filter: DeskFilter) => void) | undefined;
}

/** How many orders to show beside a filter; finished ones are not work that waits. */
const countOf = (filter: DeskFilter, counts: DeskQueue['counts'] | undefined) =>
  filter === 'FINISHED' ? 0 : (counts?.[filter] ?? 0);

/** Filters of the queue with the number of orders in each. */
export function QueueFilters({ value, counts, hrefOf, views = [], onChange }: QueueFiltersProps) {
  const open = views.findIndex(({ isOpen }) => isOpen);
  const row = useCurrentInView<HTMLElement>(open < 0 ? deskFilters.indexOf(value) : deskFilters.length + open);
  return (
    <nav ref={row} className={styles.row} aria-label="Какие заказы">
      {deskFilters.map((filter) => {
        const count = countOf(filter, counts);
        return (
          <Chip
            key={filter}
            href={hrefOf(filter)}
            isSelected={open < 0 && filter === value}
            onClick={intercept(onChange && (() => onChange(filter)))}
          >
            {filterLabels[filter]} {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
          </Chip>
        );
      })}
      {views.map(({ id, name, href, isOpen }) => (
        <Chip key={id} href={href} icon={<BookmarkIcon />} isSelected={isOpen}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
