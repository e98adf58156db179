import {
  goodsColumnLabels,
  goodsColumns,
  type GoodsChoices,
  type GoodsColumn,
  type GoodsProduct,
} from '@vetka/domain/goods';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { goodsImportRows } from '../../platform/database/schema/catalog-import.ts';
import { isNumberColumn, writeCell } from './goods.cells.ts';
import { readChoices } from './goods.history.ts';
import type { ImportRow } from './goods.import.check.ts';
import { findIds, type ShownGoods } from './goods.list.ts';
import { productOf, selectProducts } from './goods.product.ts';
import type { FileCell } from './goods.write.ts';

/** Products or rows that are held in memory at once. */
const chunk = 200;

/** «1290,5» is a number in Excel; «на заказ» stays a text. */
const cellOf = (column: GoodsColumn, text: string): FileCell =>
  isNumberColumn(column) && /^\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;

const rowOf = (product: GoodsProduct, choices: GoodsChoices): FileCell[] =>
  goodsColumns.map((column) => (column === 'id' ? product.id : cellOf(column, writeCell(column, product, choices))));

/** The goods of a shop as its table shows them, with headings that an import recognises. */
export async function* exportRows(db: Executor, serviceId: number, query: ShownGoods): AsyncGenerator<FileCell[]> {
  yield goodsColumns.map((column) => goodsColumnLabels[column]);
  const [ids, choices] = await gathered(() => Promise.all([findIds(db, serviceId, query), readChoices(db)]));
  for (let at = 0; at < ids.length; at += chunk) {
    const part = ids.slice(at, at + chunk);
    const found = new Map(
      (await selectProducts(db).where(and(eq(products.serviceId, serviceId), inArray(products.id, part)))).map(
        (row) => [row.product.id, productOf(row)],
      ),
    );
    for (const id of part) {
      const product = found.get(id);
      if (product) yield rowOf(product, choices);
    }
  }
}

const errorHeading = 'Ошибка';

/** The rows of an import that were not applied, with the current content of the file and the error of each. */
export async function* reportRows(db: Executor, { id, headings, columns }: ImportRow): AsyncGenerator<FileCell[]> {
  const kept = headings.flatMap((heading, at) => (heading === errorHeading ? [] : [at]));
  const nameOf = (column: GoodsColumn | null): string => {
    const heading = column === null ? undefined : headings[columns.indexOf(column)];
    return heading ? `${heading}: ` : '';
  };
  yield [...kept.map((at) => headings[at] ?? ''), errorHeading];
  let last = 0;
  let hasMore = true;
  while (hasMore) {
    const rows = await wrongRows(db, id, last);
    hasMore = rows.length === chunk;
    for (const { number, cells, problems } of rows) {
      last = number;
      const words = problems.map(({ column, message }) => `${nameOf(column)}${message}`);
      yield [...kept.map((at) => cells[at] ?? ''), words.join('; ')];
    }
  }
}

const wrongRows = (db: Executor, importId: number, after: number) =>
  db
    .select()
    .from(goodsImportRows)
    .where(
      and(
        eq(goodsImportRows.importId, importId),
        eq(goodsImportRows.state, 'WRONG'),
        isNull(goodsImportRows.appliedAt),
        gt(goodsImportRows.number, after),
      ),
    )
    .orderBy(asc(goodsImportRows.number))
    .limit(chunk);
