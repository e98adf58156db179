import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import type { GoodsEdit, GoodsProduct, NewGoods } from '@vetka/domain/goods';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import {
  categories,
  productCategories,
  productCompositions,
  productMedia,
  products,
} from '../../platform/database/schema/index.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { linesBetween, recordChange } from './goods.changes.ts';
import { checkPrices } from './goods.figures.ts';
import { setFacetNumbers, setFacets } from './goods.facetEdit.ts';
import { joinFamily, type FamilyEdit } from './goods.family.ts';
import { keywords } from './goods.keywords.ts';
import { goodsMessages } from './goods.messages.ts';
import { lockProduct, readProduct, type ProductRow } from './goods.product.ts';

/** The editor, and the shop whose goods they edit. */
export interface Editor {
  serviceId: number;
  userId: number;
}

/** The changes to a page, regardless of the version that was read. */
type Edit = Omit<GoodsEdit, 'version'> & FamilyEdit;

const millimetres = 10;
const slugLength = 60;

/** Latin words of the title, and a part that makes the address unique. */
const slugOf = (title: string): string =>
  [slugify(title).slice(0, slugLength).replace(/-+$/, ''), randomBytes(4).toString('hex')].filter(Boolean).join('-');

/** A draft with nothing but a name. @returns its id */
export async function createDraft(db: Executor, { serviceId }: Editor, { title }: NewGoods): Promise<number> {
  const name = title.trim();
  if (name.length < 3) throw invalid({ title: goodsMessages.title });
  const [row] = await db
    .insert(products)
    .values({ serviceId, title: name, slug: slugOf(name), price: 0, status: 'DRAFT' })
    .returning({ id: products.id });
  return row?.id ?? 0;
}

const mm = (cm: number | null | undefined): number | null | undefined =>
  cm === null || cm === undefined ? cm : cm * millimetres;

const orNull = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null;

/** The columns of an edit. `undefined` leaves a column unchanged. */
const columnsOf = (edit: Edit) => ({
  sku: orNull(edit.sku),
  title: edit.title?.trim(),
  description: edit.description?.trim(),
  careText: edit.care?.trim(),
  price: edit.price,
  oldPrice: edit.oldPrice,
  costPrice: edit.costPrice,
  productionMinutes: edit.productionMinutes,
  widthMm: mm(edit.width),
  heightMm: mm(edit.height),
  weightGrams: edit.weight,
  unit: edit.pack?.unit,
  amount: edit.pack?.amount,
  seoTitle: orNull(edit.seoTitle),
  seoDescription: orNull(edit.seoDescription),
});

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Replaces the pictures. Those that it already has may be another person's upload. @throws Refusal 422 on `photos` */
async function setPhotos(
  tx: Executor,
  id: number,
  { userId, serviceId }: Editor,
  photos: NonNullable<GoodsEdit['photos']>,
) {
  const ids = [...new Set(photos.map(({ mediaFileId }) => mediaFileId))];
  const present = await tx
    .select({ mediaId: productMedia.mediaId })
    .from(productMedia)
    .where(eq(productMedia.productId, id));
  const added = ids.filter((each) => !present.some(({ mediaId }) => mediaId === each));
  await requireOwnMedia(tx, { userId, serviceId, ids: added, field: 'photos' });
  await tx.delete(productMedia).where(eq(productMedia.productId, id));
  if (ids.length === 0) return;
  await tx.insert(productMedia).values(
    ids.map((mediaId, position) => ({
      productId: id,
      mediaId,
      position,
      alt: photos.find((each) => each.mediaFileId === mediaId)?.alt.trim() ?? '',
    })),
  );
}

async function setComposition(tx: Executor, id: number, parts: NonNullable<GoodsEdit['composition']>) {
  await tx.delete(productCompositions).where(eq(productCompositions.productId, id));
  if (parts.length === 0) return;
  await tx
    .insert(productCompositions)
    .values(parts.map(({ name, quantity }, position) => ({ productId: id, name: name.trim(), quantity, position })));
}

/** @throws Refusal 422 on `categoryIds` */
async function setCategories(tx: Executor, id: number, ids: readonly number[]) {
  const known =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(categories)
          .where(inArray(categories.id, [...ids]))
          // Not removed until this is committed.
          .for('key share');
  if (known.length < ids.length) throw invalid({ categoryIds: goodsMessages.category });
  await tx.delete(productCategories).where(eq(productCategories.productId, id));
  if (ids.length === 0) return;
  await tx
    .insert(productCategories)
    .values(ids.map((categoryId, position) => ({ productId: id, categoryId, position })));
}

/** Replaces the composition that shoppers read, and the words by which it is found. */
export async function composeProduct(tx: Executor, id: number, parts: NonNullable<GoodsEdit['composition']>) {
  await setComposition(tx, id, parts);
  await tx.update(products).set({ keywords }).where(eq(products.id, id));
}

async function setParts(tx: Executor, id: number, editor: Editor, edit: Edit): Promise<void> {
  if (edit.photos) await setPhotos(tx, id, editor, edit.photos);
  if (edit.composition) await setComposition(tx, id, edit.composition);
  if (edit.categoryIds) await setCategories(tx, id, edit.categoryIds);
  if (edit.facetValueIds) await setFacets(tx, id, edit.facetValueIds);
  if (edit.facetNumbers) await setFacetNumbers(tx, id, edit.facetNumbers);
  if (edit.composition ?? edit.categoryIds ?? edit.facetValueIds) {
    await tx.update(products).set({ keywords }).where(eq(products.id, id));
  }
}

/** @throws Refusal 409 when the product was edited since then (`details.product` is the present one), or is archived */
async function requireSeen(tx: Executor, row: ProductRow, { version }: GoodsEdit): Promise<void> {
  if (row.status === 'ARCHIVED') throw conflict('goods.archived', goodsMessages.archived);
  if (row.version === version) return;
  const product: GoodsProduct = await readProduct(tx, row.serviceId, row.id);
  throw conflict('goods.changed', goodsMessages.changedElsewhere, { product });
}

/** @throws Refusal 422 on `sku` when another product of the shop has it */
async function requireOwnSku(tx: Executor, { id, serviceId }: ProductRow, sku: string | null): Promise<void> {
  if (sku === null) return;
  const [other] = await tx
    .select({ title: products.title })
    .from(products)
    .where(and(eq(products.serviceId, serviceId), eq(products.sku, sku), ne(products.id, id)));
  if (other) throw invalid({ sku: goodsMessages.sku(other.title) });
}

/** Writes an edit of a locked product. @returns the row after it. @throws Refusal 422 on the field */
export async function writeEdit(tx: Executor, editor: Editor, row: ProductRow, edit: Edit): Promise<ProductRow> {
  const { id } = row;
  const next = { ...row, ...defined(columnsOf(edit)), version: row.version + 1 };
  if (next.title.length < 3) throw invalid({ title: goodsMessages.title });
  if (next.price === 0 && row.publishedAt !== null) throw invalid({ price: goodsMessages.noPrice });
  checkPrices(next);
  if (edit.sku !== undefined) await requireOwnSku(tx, row, next.sku);
  await tx
    .update(products)
    .set({ ...columnsOf(edit), version: row.version + 1 })
    .where(eq(products.id, id));
  await setParts(tx, id, editor, edit);
  await joinFamily(tx, row, edit);
  return next;
}

/** Saves an edit of a product's page. @throws Refusal 404, 409 when it was edited meanwhile, 422 on the field */
export async function saveEdit(tx: Executor, editor: Editor, id: number, edit: GoodsEdit): Promise<void> {
  const row = await lockProduct(tx, editor.serviceId, id);
  await requireSeen(tx, row, edit);
  await recordChange(tx, editor, 'HAND', linesBetween(row, await writeEdit(tx, editor, row, edit)));
}
