import { useTable, type RowSelectionState } from '@tanstack/react-table';
import { statusesAfter, type GoodsRow, type GoodsSort, type GoodsTableColumn } from '@vetka/domain/goods';
import { Checkbox } from '@vetka/ui/Checkbox';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import type { Dispatch, SetStateAction } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import type { CellProps } from './FigureCells.tsx';
import * as styles from './goods.css.ts';
import { columnsOfGoods, tableOfGoods, visibilityOf, type ColumnLook } from './goodsTable.ts';
import { HeadCell } from './HeadCell.tsx';
import { doneText, statusActions } from './statusActions.ts';
import type { GoodsChanges } from './useGoods.ts';

const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface GoodsRowsProps {
  service: string;
  rows: readonly GoodsRow[];
  columns: readonly GoodsTableColumn[];
  sort: GoodsSort;
  onSort: (sort: GoodsSort) => void;
  changes: GoodsChanges;
  /** Prices, pages and statuses may be changed; otherwise only the stock. */
  mayManage: boolean;
  selected: RowSelectionState;
  onSelect: Dispatch<SetStateAction<RowSelectionState>>;
}

const idOf = ({ id }: GoodsRow): string => String(id);

/** The goods of a shop: a table on wide screens, a card per product on a phone. */
export function GoodsRows(props: GoodsRowsProps) {
  const { service, rows, columns, sort, onSort, changes, mayManage, selected, onSelect } = props;
  const table = useTable({
    features: tableOfGoods,
    columns: columnsOfGoods,
    data: rows,
    getRowId: idOf,
    state: { columnVisibility: visibilityOf(columns), rowSelection: selected },
    onRowSelectionChange: onSelect,
  });
  const shown = table.getVisibleLeafColumns();
  const isAll = table.getIsAllRowsSelected();
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.th}>
            {mayManage && (
              <Checkbox
                label="Выбрать все"
                isLabelHidden
                isChecked={isAll}
                isIndeterminate={!isAll && Object.keys(selected).length > 0}
                onChange={(isOn) => table.toggleAllRowsSelected(isOn)}
              />
            )}
          </th>
          <HeadCell title="Товар" sorts={['title']} span={2} sort={sort} onSort={onSort} />
          {shown.map(({ id, columnDef: { header, meta } }) => (
            <HeadCell key={id} title={String(header)} {...meta} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className={styles.th}>
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {table.getRowModel().rows.map((row) => (
          <OneRow
            key={row.id}
            service={service}
            row={row.original}
            columns={shown}
            changes={changes}
            mayManage={mayManage}
            isSelected={selected[row.id] ?? false}
            onSelect={(isOn) => row.toggleSelected(isOn)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface OneRowProps extends Pick<GoodsRowsProps, 'service' | 'changes' | 'mayManage'> {
  row: GoodsRow;
  columns: readonly { id: string; columnDef: Pick<(typeof columnsOfGoods)[number], 'meta'> }[];
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function OneRow({ service, row, columns, changes, mayManage, isSelected, onSelect }: OneRowProps) {
  const href = pagePath('/my/shop/$service/products/$id', { service, id: row.id });
  return (
    <tr className={styles.row} data-selected={isSelected ? '' : undefined}>
      <td className={styles.select}>
        {mayManage && (
          <Checkbox label={`Выбрать: ${row.title}`} isLabelHidden isChecked={isSelected} onChange={onSelect} />
        )}
      </td>
      <td className={styles.picture}>
        <Image src={row.mediaFile?.url ?? noPicture} alt="" width={80} corner="s" />
      </td>
      <td className={styles.title}>
        <Anchor className={styles.name} href={href}>
          {row.title}
        </Anchor>
        <span className={styles.category}>{row.categoryName || 'Без категории'}</span>
        {row.returnReason && row.status === 'DRAFT' && <p className={styles.why}>Вернули: {row.returnReason}</p>}
      </td>
      {columns.map(
        ({ id, columnDef: { meta } }) =>
          meta && <DataCell key={id} look={meta} row={row} changes={changes} mayManage={mayManage} />,
      )}
      <td className={styles.menu}>{mayManage && <RowMenu row={row} changes={changes} />}</td>
    </tr>
  );
}

function DataCell({ look: { Cell, cell }, ...props }: CellProps & { look: ColumnLook }) {
  return (
    <td className={cell}>
      <Cell {...props} />
    </td>
  );
}

function RowMenu({ row, changes }: Pick<OneRowProps, 'row' | 'changes'>) {
  const { wasPublished } = row;
  const items: DropdownMenuItem[] = statusesAfter(row.status, wasPublished).map((status) => ({
    id: status,
    label: statusActions[status].label,
    onSelect: () => void changes.setStatus(row.id, status, doneText(status, wasPublished)),
  }));
  return (
    <DropdownMenu
      label={`Действия: ${row.title}`}
      trigger={<IconButton label={`Действия: ${row.title}`} icon={<MoreIcon />} />}
      items={items}
    />
  );
}
