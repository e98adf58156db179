import {
  goodsSortLabels,
  goodsTableColumnLabels,
  goodsTableColumns,
  type GoodsRow,
  type GoodsSort,
  type GoodsTableColumn,
} from '@vetka/domain/goods';
import type { DataColumn, TableSort } from '@vetka/ui/desk/DataTable';
import type { ComponentType } from 'react';
import { CostPriceCell, OldPriceCell, PriceCell, StockCell, type CellProps } from './FigureCells.tsx';
import { NeedsCell, ProductCell, ProductMenu, SkuCell, SoldCell, StatusCell } from './WordCells.tsx';

type Look = Omit<DataColumn<GoodsRow>, 'id' | 'title' | 'cell'> & { Cell: ComponentType<CellProps> };

const looks: Record<GoodsTableColumn, Look> = {
  sku: { Cell: SkuCell },
  price: { Cell: PriceCell, align: 'end', inCard: 'figure', sorts: ['ascending', 'descending'] },
  // On a phone it is changed in the editor of the product only.
  oldPrice: { Cell: OldPriceCell, align: 'end', shownFrom: 'tablet' },
  costPrice: { Cell: CostPriceCell, align: 'end', inCard: 'figure', cardSpan: 5 },
  stock: { Cell: StockCell, align: 'end', inCard: 'figure', cardSpan: 3, sorts: ['ascending'] },
  status: { Cell: StatusCell, inCard: 'subtitle' },
  needs: { Cell: NeedsCell },
  sold: { Cell: SoldCell, align: 'end', shownFrom: 'desktop', sorts: ['descending'] },
};

/** The orders that a heading shows. «Сначала новые» has no column. */
const tableSorts: Partial<Record<GoodsSort, TableSort>> = {
  title: { columnId: 'title', direction: 'ascending' },
  cheaper: { columnId: 'price', direction: 'ascending' },
  dearer: { columnId: 'price', direction: 'descending' },
  stock: { columnId: 'stock', direction: 'ascending' },
  sold: { columnId: 'sold', direction: 'descending' },
};

export const tableSortOf = (sort: GoodsSort): TableSort | null => tableSorts[sort] ?? null;

/** The order of goods for a heading. */
export function goodsSortOf({ columnId, direction }: TableSort): GoodsSort | undefined {
  const sorts = Object.keys(tableSorts) as GoodsSort[];
  return sorts.find((sort) => tableSorts[sort]?.columnId === columnId && tableSorts[sort]?.direction === direction);
}

interface ColumnsOptions extends Omit<CellProps, 'row'> {
  service: string;
  shown: readonly GoodsTableColumn[];
}

/** The columns of the table: the product, the person's choice, and the menu for people who manage goods. */
export function columnsOfGoods({ service, shown, ...given }: ColumnsOptions): DataColumn<GoodsRow>[] {
  const sortHint = (columnId: string): DataColumn<GoodsRow>['sortHint'] => {
    return (direction) => goodsSortLabels[goodsSortOf({ columnId, direction }) ?? 'new'];
  };
  const chosen = goodsTableColumns.filter((id) => shown.includes(id));
  return [
    {
      id: 'title',
      title: 'Товар',
      sorts: ['ascending'],
      sortHint: sortHint('title'),
      cell: (row) => <ProductCell service={service} row={row} />,
    },
    ...chosen.map((id): DataColumn<GoodsRow> => {
      const { Cell, ...look } = looks[id];
      return {
        id,
        title: goodsTableColumnLabels[id],
        sortHint: sortHint(id),
        ...look,
        cell: (row) => <Cell {...given} row={row} />,
      };
    }),
    ...(given.mayManage
      ? [
          {
            id: 'actions',
            title: 'Действия',
            isTitleHidden: true,
            align: 'end' as const,
            inCard: 'corner' as const,
            cell: (row: GoodsRow) => <ProductMenu service={service} row={row} changes={given.changes} />,
          },
        ]
      : []),
  ];
}
