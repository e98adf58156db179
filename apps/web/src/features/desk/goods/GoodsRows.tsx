import type { GoodsRow, GoodsSort, GoodsTableColumn } from '@vetka/domain/goods';
import { DataTable, type RowKey } from '@vetka/ui/desk/DataTable';
import { Image } from '@vetka/ui/Image';
import { columnsOfGoods, goodsSortOf, tableSortOf } from './goodsTable.tsx';
import type { GoodsChanges } from './useGoods.ts';

interface GoodsRowsProps {
  service: string;
  rows: readonly GoodsRow[];
  columns: readonly GoodsTableColumn[];
  sort: GoodsSort;
  onSort: (sort: GoodsSort) => void;
  changes: GoodsChanges;
  /** Prices, pages and statuses may be changed; otherwise only the stock. */
  mayManage: boolean;
  selected: ReadonlySet<RowKey>;
  onSelect: (selected: ReadonlySet<RowKey>) => void;
}

const pictureOf = ({ mediaFile }: GoodsRow) => <Image src={mediaFile?.url} alt="" width={80} corner="s" />;

/** The goods of a shop: a grid on wide screens, a card per product on a phone. */
export function GoodsRows(props: GoodsRowsProps) {
  const { service, rows, columns, sort, onSort, changes, mayManage, selected, onSelect } = props;
  return (
    <DataTable
      caption="Товары"
      isGrid
      isHeadSticky
      columns={columnsOfGoods({ service, shown: columns, changes, mayManage })}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      leadOf={pictureOf}
      sort={tableSortOf(sort)}
      onSortChange={(next) => {
        const asked = goodsSortOf(next);
        if (asked) onSort(asked);
      }}
      selected={selected}
      onSelectedChange={mayManage ? onSelect : undefined}
    />
  );
}
