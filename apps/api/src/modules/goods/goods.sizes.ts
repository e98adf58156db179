import { goodsLimits, type ArrangedFamily, type NewGoodsSize } from '@vetka/domain/goods';
import { cutText, lengthOf } from '@vetka/domain/text';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { productFamilies, products } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { copyShared } from './goods.copy.ts';
import type { Editor } from './goods.edit.ts';
import { createFamily, deleteFamily, nextPlace } from './goods.family.ts';
import { goodsMessages } from './goods.messages.ts';
import { lockProduct, type ProductRow } from './goods.product.ts';

/** Locks products by id, so that two changes of one family wait for each other. */
const lockAll = (tx: Transaction, { serviceId }: Editor, familyId: number | null, ids: readonly number[]) =>
  tx
    .select()
    .from(products)
    .where(
      sql`${products.serviceId} = ${serviceId} and (${or(
        inArray(products.id, [0, ...ids]),
        eq(products.familyId, familyId ?? 0),
      )})`,
    )
    .orderBy(asc(products.id))
    .for('update');

/** @throws Refusal 422 on `sizes` when two have one name */
function requireDifferent(sizes: ArrangedFamily['sizes']): void {
  const labels = sizes.map(({ label }) => label.trim().toLowerCase());
  const isTwice = new Set(labels).size < labels.length || new Set(sizes.map(({ id }) => id)).size < sizes.length;
  if (isTwice) throw invalid({ sizes: goodsMessages.sizeTwice });
}

/** @throws Refusal 404 for a product of another shop, 422 on `sizes` for a size of another bouquet */
async function requireFree(
  tx: Transaction,
  rows: readonly ProductRow[],
  sizes: ArrangedFamily['sizes'],
  own: number | null,
): Promise<void> {
  for (const { id } of sizes) {
    const row = rows.find((each) => each.id === id);
    if (!row) throw notFound('goods.unknown', goodsMessages.unknown);
    if (row.familyId === null || row.familyId === own) continue;
    const [other] = await tx.select().from(productFamilies).where(eq(productFamilies.id, row.familyId));
    throw invalid({ sizes: goodsMessages.sizeElsewhere(row.title, other?.name ?? '') });
  }
}

const leave = { familyId: null, familyLabel: null, familyPosition: 0 };

/** Replaces the sizes of the family that a product is in, or creates it. @throws Refusal 404, 422 on `sizes` */
export async function arrangeFamily(
  tx: Transaction,
  editor: Editor,
  id: number,
  { sizes }: ArrangedFamily,
): Promise<void> {
  requireDifferent(sizes);
  const { familyId: known, title } = await lockProduct(tx, editor.serviceId, id);
  const rows = await lockAll(
    tx,
    editor,
    known,
    sizes.map((size) => size.id),
  );
  await requireFree(tx, rows, sizes, known);
  const isFamily = sizes.length > 1;
  const familyId = isFamily ? (known ?? (await createFamily(tx, editor.serviceId, title))) : null;
  for (const row of rows) {
    const place = isFamily ? sizes.findIndex((size) => size.id === row.id) : -1;
    const label = sizes[place]?.label.trim() ?? null;
    const next = place < 0 ? leave : { familyId, familyLabel: label, familyPosition: place };
    await tx.update(products).set(next).where(eq(products.id, row.id));
  }
  if (!isFamily && known !== null) await deleteFamily(tx, known);
}

/** «Букет из пионов, 35 см»: the name of the size replaces that of the product it is copied from. */
function titleOf({ title, familyLabel }: ProductRow, label: string): string {
  const own = familyLabel === null ? '' : `, ${familyLabel}`;
  const base = own !== '' && title.endsWith(own) ? title.slice(0, -own.length) : title;
  return `${cutText(base, goodsLimits.title - lengthOf(label) - 2)}, ${label}`;
}

/** Makes a product the first size of a new family. @throws Refusal 422 on `ownLabel` */
async function beginFamily(tx: Transaction, row: ProductRow, ownLabel: string): Promise<number> {
  if (ownLabel === '') throw invalid({ ownLabel: goodsMessages.ownSize });
  const familyId = await createFamily(tx, row.serviceId, row.title);
  await tx.update(products).set({ familyId, familyLabel: ownLabel }).where(eq(products.id, row.id));
  return familyId;
}

/** @throws Refusal 409 when there are too many, 422 on `label` when another size has it */
async function requireRoom(tx: Transaction, familyId: number, label: string): Promise<void> {
  const sizes = await tx.select().from(products).where(eq(products.familyId, familyId));
  if (sizes.length >= goodsLimits.sizes) throw conflict('goods.too-many-sizes', goodsMessages.tooManySizes);
  const isTaken = sizes.some(({ familyLabel }) => familyLabel?.toLowerCase() === label.toLowerCase());
  if (isTaken) throw invalid({ label: goodsMessages.sizeTwice });
}

/** Adds a draft as a size after the others. @returns its id. @throws Refusal 404, 409 when there are too many or it is archived, 422 */
export async function addSize(tx: Transaction, editor: Editor, id: number, size: NewGoodsSize): Promise<number> {
  const row = await lockProduct(tx, editor.serviceId, id);
  if (row.status === 'ARCHIVED') throw conflict('goods.archived', goodsMessages.archived);
  const label = size.label.trim();
  const ownLabel = (size.ownLabel ?? row.familyLabel ?? '').trim();
  const familyId = row.familyId ?? (await beginFamily(tx, row, ownLabel));
  await requireRoom(tx, familyId, label);
  const named = { ...row, familyLabel: row.familyLabel ?? ownLabel };
  const familyPosition = await nextPlace(tx, familyId);
  // A recipe is not copied: each size takes its own stems.
  const copy = await copyShared(tx, editor, named, titleOf(named, label));
  await tx
    .update(products)
    .set({ familyId, familyLabel: label, familyPosition, price: size.price })
    .where(eq(products.id, copy));
  return copy;
}
