import { ArrowDownIcon } from '../../components/Icon/icons/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../../components/Icon/icons/ArrowUpIcon.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './DataTable.css.ts';
import { nextSort, type DataColumn, type TableSort } from './tableModel.ts';

interface HeadCellProps extends Omit<DataColumn<never>, 'cell'> {
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The heading of a column; a button if the column can be sorted. */
export function HeadCell({ id, title, align, isSortable, isTitleHidden, sort, onSortChange }: HeadCellProps) {
  const direction = sort?.columnId === id ? sort.direction : undefined;
  return (
    <th scope="col" className={styles.th} data-align={align} aria-sort={direction}>
      {isTitleHidden && <VisuallyHidden>{title}</VisuallyHidden>}
      {!isTitleHidden && isSortable && onSortChange && (
        <button type="button" className={styles.sort} onClick={() => onSortChange(nextSort(sort, id))}>
          {title}
          <span className={styles.arrow}>
            {direction === 'ascending' && <ArrowUpIcon size="s" />}
            {direction === 'descending' && <ArrowDownIcon size="s" />}
          </span>
        </button>
      )}
      {!isTitleHidden && !(isSortable && onSortChange) && title}
    </th>
  );
}
