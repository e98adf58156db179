import { columnVisibilityFeature, createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import {
  goodsTableColumnLabels,
  goodsTableColumns,
  type GoodsRow,
  type GoodsSort,
  type GoodsTableColumn,
} from '@vetka/domain/goods';
import type { ComponentType } from 'react';
import { CostPriceCell, OldPriceCell, PriceCell, StockCell, type CellProps } from './FigureCells.tsx';
import * as styles from './goods.css.ts';
import { NeedsCell, SkuCell, SoldCell, StatusCell } from './WordCells.tsx';

/** How a column of the table is drawn and sorted. */
export interface ColumnLook {
  Cell: ComponentType<CellProps>;
  cell: string;
  head?: string;
  /** Figures are aligned at their end. */
  isFigure?: boolean;
  /** The orders that a press on the heading goes through. */
  sorts?: readonly GoodsSort[];
}

export const tableOfGoods = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: {} as ColumnLook,
});

const looks: Record<GoodsTableColumn, ColumnLook> = {
  sku: { Cell: SkuCell, cell: styles.extra },
  price: { Cell: PriceCell, cell: styles.figure, isFigure: true, sorts: ['cheaper', 'dearer'] },
  oldPrice: { Cell: OldPriceCell, cell: styles.wideFigure, isFigure: true },
  costPrice: { Cell: CostPriceCell, cell: styles.cost, isFigure: true },
  stock: { Cell: StockCell, cell: styles.stock, isFigure: true, sorts: ['stock'] },
  status: { Cell: StatusCell, cell: styles.state },
  needs: { Cell: NeedsCell, cell: styles.extra },
  sold: { Cell: SoldCell, cell: styles.sold, head: styles.soldHead, isFigure: true, sorts: ['sold'] },
};

const helper = createColumnHelper<typeof tableOfGoods, GoodsRow>();

/** The columns of the table that a person may hide, in its order. */
export const columnsOfGoods = goodsTableColumns.map((id) =>
  helper.display({ id, header: goodsTableColumnLabels[id], meta: looks[id] }),
);

/** Which columns are hidden, as the model of the table wants to know it. */
export const visibilityOf = (shown: readonly GoodsTableColumn[]): Record<string, boolean> =>
  Object.fromEntries(goodsTableColumns.map((column) => [column, shown.includes(column)]));
