import { goodsSortLabels, type GoodsSort } from '@vetka/domain/goods';
import { ArrowDownIcon, ArrowUpIcon } from '@vetka/ui/Icon';
import * as styles from './goods.css.ts';

interface HeadCellProps {
  title: string;
  /** The orders that a press goes through. */
  sorts?: readonly GoodsSort[];
  isFigure?: boolean;
  head?: string;
  span?: number;
  sort: GoodsSort;
  onSort: (sort: GoodsSort) => void;
}

/** Orders that begin with the largest. */
const isDescending = (sort: GoodsSort): boolean => sort === 'dearer' || sort === 'sold' || sort === 'new';

/** A heading of the table; a press sorts by its column. */
export function HeadCell({ title, sorts = [], isFigure, head = '', span, sort, onSort }: HeadCellProps) {
  const place = sorts.indexOf(sort);
  const next = sorts[(place + 1) % sorts.length];
  const order = place < 0 ? undefined : isDescending(sort) ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={`${styles.th} ${head}`}
      data-end={isFigure ? '' : undefined}
      colSpan={span}
      aria-sort={order}
    >
      {next === undefined ? (
        title
      ) : (
        <button type="button" className={styles.sortButton} title={goodsSortLabels[next]} onClick={() => onSort(next)}>
          {title}
          {order === 'ascending' && <ArrowUpIcon size="s" />}
          {order === 'descending' && <ArrowDownIcon size="s" />}
        </button>
      )}
    </th>
  );
}
