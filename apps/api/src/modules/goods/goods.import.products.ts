import type { GoodsColumn, GoodsProduct } from '@vetka/domain/goods';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import type { KeptProblem } from '../../platform/database/schema/catalog-import.ts';
import type { RowCells } from './goods.import.plan.ts';
import { goodsMessages } from './goods.messages.ts';
import { productOf, selectProducts } from './goods.product.ts';

const textIn = (cells: RowCells, column: GoodsColumn): string => cells.get(column)?.trim() ?? '';

/** The id in a row; undefined when it has none or it is not a number. */
function idIn(cells: RowCells): number | undefined {
  const typed = textIn(cells, 'id');
  return /^\d{1,10}$/.test(typed) && Number(typed) <= 2_147_483_647 ? Number(typed) : undefined;
}
const skuIn = (cells: RowCells): string => textIn(cells, 'sku').toLowerCase();

const wrong = (column: GoodsColumn, message: string): { problem: KeptProblem } => ({ problem: { column, message } });

/** The products of a shop that the rows of a file name by id or article. */
export class KnownProducts {
  readonly #byId: ReadonlyMap<number, GoodsProduct>;
  readonly #bySku: ReadonlyMap<string, GoodsProduct>;

  constructor(found: readonly GoodsProduct[]) {
    this.#byId = new Map(found.map((product) => [product.id, product]));
    this.#bySku = new Map(found.map((product) => [product.sku.toLowerCase(), product]));
  }

  /** A product of a row: by its id, otherwise by its article. Undefined for a new product. */
  of(cells: RowCells): { product: GoodsProduct | undefined } | { problem: KeptProblem } {
    const sku = skuIn(cells);
    const bySku = sku === '' ? undefined : this.#bySku.get(sku);
    if (textIn(cells, 'id') === '') return { product: bySku };
    const id = idIn(cells);
    const product = id === undefined ? undefined : this.#byId.get(id);
    if (!product) return wrong('id', 'Товара с таким ID в магазине нет. Оставьте пустым, чтобы создать новый');
    if (bySku && bySku !== product) return wrong('sku', goodsMessages.sku(bySku.title));
    return { product };
  }
}

/** Reads the products that rows name; one query. */
export async function findKnown(db: Executor, serviceId: number, rows: readonly RowCells[]): Promise<KnownProducts> {
  const ids = [...new Set(rows.flatMap((cells) => idIn(cells) ?? []))];
  const skus = [...new Set(rows.map(skuIn).filter(Boolean))];
  const named = [
    ...(ids.length > 0 ? [inArray(products.id, ids)] : []),
    ...(skus.length > 0 ? [inArray(products.sku, skus)] : []),
  ];
  if (named.length === 0) return new KnownProducts([]);
  const found = await selectProducts(db).where(and(eq(products.serviceId, serviceId), or(...named)));
  return new KnownProducts(found.map(productOf));
}

/** Finds rows that refer to the product or the article of an earlier row. */
export class Repeats {
  readonly #taken = new Map<string, number>();

  /** @returns the problem of a row that repeats another */
  add(number: number, cells: RowCells, productId: number | undefined): KeptProblem | undefined {
    const sku = skuIn(cells);
    const byProduct = productId === undefined ? undefined : this.#taken.get(`id ${productId}`);
    const bySku = sku === '' ? undefined : this.#taken.get(`sku ${sku}`);
    if (bySku !== undefined) return { column: 'sku', message: `Этот артикул уже в строке ${bySku}` };
    if (byProduct !== undefined) return { column: 'id', message: `Этот товар уже в строке ${byProduct}` };
    if (productId !== undefined) this.#taken.set(`id ${productId}`, number);
    if (sku !== '') this.#taken.set(`sku ${sku}`, number);
    return undefined;
  }
}
