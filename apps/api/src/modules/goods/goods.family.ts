import type { GoodsFamily } from '@vetka/domain/goods';
import { and, asc, eq, max } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { productFamilies, products } from '../../platform/database/schema/catalog.ts';
import { readProduct, type ProductRow } from './goods.product.ts';
import { rowOf, selectRows } from './goods.rows.ts';

const inOrder = [asc(products.familyPosition), asc(products.id)];

/** The sizes of the bouquet to which a product belongs. @throws Refusal 404 for a product of another shop */
export async function readFamily(db: Executor, serviceId: number, id: number): Promise<GoodsFamily> {
  const { family } = await readProduct(db, serviceId, id);
  if (family === '') return { sizes: [] };
  const [own] = await db.select({ familyId: products.familyId }).from(products).where(eq(products.id, id));
  const rows = await selectRows(db)
    .where(eq(products.familyId, own?.familyId ?? 0))
    .orderBy(...inOrder);
  if (rows.length < 2) return { sizes: [] };
  return { sizes: rows.map((row) => ({ label: row.product.familyLabel ?? row.product.title, product: rowOf(row) })) };
}

/** Creates a family. @returns its id */
export async function createFamily(tx: Executor, serviceId: number, name: string): Promise<number> {
  const [family] = await tx.insert(productFamilies).values({ serviceId, name }).returning({ id: productFamilies.id });
  return family?.id ?? 0;
}

export const deleteFamily = (tx: Executor, id: number) => tx.delete(productFamilies).where(eq(productFamilies.id, id));

/** The place after the last size of a family. */
export async function nextPlace(tx: Executor, familyId: number): Promise<number> {
  const [last] = await tx
    .select({ place: max(products.familyPosition) })
    .from(products)
    .where(eq(products.familyId, familyId));
  return (last?.place ?? -1) + 1;
}

/** The id of a shop's family by its name: files name families, they don't know ids. */
async function familyNamed(tx: Executor, serviceId: number, name: string): Promise<number> {
  const [known] = await tx
    .select({ id: productFamilies.id })
    .from(productFamilies)
    .where(and(eq(productFamilies.serviceId, serviceId), eq(productFamilies.name, name)))
    .orderBy(asc(productFamilies.id))
    .limit(1);
  return known?.id ?? createFamily(tx, serviceId, name);
}

/** The family of a product in a file. `undefined` leaves a field unchanged. */
export interface FamilyEdit {
  family?: string;
  size?: string;
}

/** Makes a locked product a size of the family that a file names. */
export async function joinFamily(tx: Executor, row: ProductRow, { family, size }: FamilyEdit): Promise<void> {
  if (family === undefined && size === undefined) return;
  const { family: name } = await readProduct(tx, row.serviceId, row.id);
  const familyLabel = size === undefined ? row.familyLabel : size || null;
  if (family === undefined || family === name) {
    await tx.update(products).set({ familyLabel }).where(eq(products.id, row.id));
    return;
  }
  const familyId = family === '' ? null : await familyNamed(tx, row.serviceId, family);
  const familyPosition = familyId === null ? 0 : await nextPlace(tx, familyId);
  await tx.update(products).set({ familyId, familyLabel, familyPosition }).where(eq(products.id, row.id));
}
