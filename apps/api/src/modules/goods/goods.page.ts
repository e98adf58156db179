import { isDeepStrictEqual } from 'node:util';
import type { GoodsColumn, GoodsEdit, GoodsProduct } from '@vetka/domain/goods';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { goodsChangeLines } from '../../platform/database/schema/catalog-goods.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ChangeLine } from './goods.changes.ts';
import { writeEdit, type Editor } from './goods.edit.ts';
import { readProduct, type ProductRow } from './goods.product.ts';

/**
 * The page of a product without prices, which have lines of their own, and without photos, which files do not contain.
 */
type Page = Required<Omit<GoodsEdit, 'version' | 'photos' | 'price' | 'oldPrice' | 'costPrice'>> &
  Record<'family' | 'size', string>;
type PageEdit = Partial<Page>;

const columnOfKey: Record<keyof Page, GoodsColumn> = {
  sku: 'sku',
  title: 'title',
  description: 'description',
  care: 'care',
  productionMinutes: 'productionMinutes',
  width: 'width',
  height: 'height',
  weight: 'weight',
  pack: 'pack',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  composition: 'composition',
  categoryIds: 'categories',
  facetValueIds: 'facets',
  facetNumbers: 'facets',
  family: 'family',
  size: 'size',
};
const keys = Object.keys(columnOfKey) as (keyof Page)[];

const pageOf = (product: GoodsProduct): Page => ({
  sku: product.sku,
  title: product.title,
  description: product.description,
  care: product.care,
  productionMinutes: product.productionMinutes,
  width: product.width,
  height: product.height,
  weight: product.weight,
  pack: product.pack,
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
  composition: product.composition.map(({ name, quantity }) => ({ name, quantity })),
  categoryIds: product.categories.map(({ id }) => id),
  facetValueIds: product.facetValueIds,
  facetNumbers: product.facetNumbers,
  family: product.family,
  size: product.size,
});

const only = (page: PageEdit, wanted: readonly (keyof Page)[]): PageEdit =>
  Object.fromEntries(wanted.map((key) => [key, page[key]]));

/** The changes of a product's page by an edit, as one line: the values before and after, as JSON. */
export function pageLine(product: GoodsProduct, edit: PageEdit): ChangeLine[] {
  const changed = keys.filter((key) => edit[key] !== undefined);
  if (changed.length === 0) return [];
  const before = JSON.stringify(only(pageOf(product), changed));
  return [{ productId: product.id, field: 'PAGE', before, after: JSON.stringify(only(edit, changed)) }];
}

/** A product that a change created: nothing before, its version after. */
export const createdLine = (productId: number, version: number): ChangeLine => ({
  productId,
  field: 'PAGE',
  before: null,
  after: String(version),
});

/** The columns that a line of a page changed; none for a created product. */
export const columnsOfLine = (before: string | null): GoodsColumn[] =>
  before === null ? [] : [...new Set(keysOf(JSON.parse(before) as PageEdit).map((key) => columnOfKey[key]))];

/** Deletes a draft that nobody has touched since its change created it. */
async function removeDraft(tx: Transaction, row: ProductRow, changeId: number, version: string): Promise<boolean> {
  const [later] = await tx
    .select({ id: goodsChangeLines.changeId })
    .from(goodsChangeLines)
    .where(and(eq(goodsChangeLines.productId, row.id), gt(goodsChangeLines.changeId, changeId)))
    .limit(1);
  const isUntouched = row.status === 'DRAFT' && row.publishedAt === null && String(row.version) === version && !later;
  if (isUntouched) await tx.delete(products).where(eq(products.id, row.id));
  return isUntouched;
}

/** Returns a page as it was; false when it was changed again since. */
export async function restorePage(
  tx: Transaction,
  editor: Editor,
  row: ProductRow,
  { changeId, before, after }: { changeId: number; before: string | null; after: string | null },
): Promise<boolean> {
  if (before === null) return removeDraft(tx, row, changeId, after ?? '');
  const [was, became] = [before, after ?? '{}'].map((text) => JSON.parse(text) as PageEdit);
  const present = pageOf(await readProduct(tx, row.serviceId, row.id));
  if (!was || !isDeepStrictEqual(only(present, keysOf(became)), became)) return false;
  try {
    await tx.transaction((savepoint) => writeEdit(savepoint, editor, row, was));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const keysOf = (page: PageEdit | undefined): (keyof Page)[] => Object.keys(page ?? {}) as (keyof Page)[];
