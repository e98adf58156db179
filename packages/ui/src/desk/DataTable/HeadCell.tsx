import { ArrowDownIcon } from '../../components/Icon/icons/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../../components/Icon/icons/ArrowUpIcon.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './DataTable.css.ts';
import { fromOf, nextSort, type DataColumn, type TableSort } from './tableModel.ts';

interface HeadCellProps extends Omit<DataColumn<never>, 'cell'> {
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** Columns that it heads. */
  span: number;
}

/** The heading of a column; a button if the column can be sorted. */
export function HeadCell({ id, title, align, sorts = [], isTitleHidden, shownFrom, span, ...props }: HeadCellProps) {
  const { sort, onSortChange, sortHint } = props;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const next = onSortChange && nextSort(sort, id, sorts);
  return (
    <th
      scope="col"
      className={styles.th}
      colSpan={span}
      data-align={align}
      data-from={fromOf(shownFrom)}
      aria-sort={direction}
    >
      {isTitleHidden && <VisuallyHidden>{title}</VisuallyHidden>}
      {!isTitleHidden && next && (
        <button
          type="button"
          className={styles.sort}
          title={sortHint?.(next.direction)}
          onClick={() => onSortChange(next)}
        >
          {title}
          <span className={styles.arrow}>
            {direction === 'ascending' && <ArrowUpIcon size="s" />}
            {direction === 'descending' && <ArrowDownIcon size="s" />}
          </span>
        </button>
      )}
      {!isTitleHidden && !next && title}
    </th>
  );
}
