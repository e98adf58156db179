import { facets as filters } from '@vetka/domain/catalog';
import {
  facetLimits,
  type ManagedFacet,
  type ManagedFacets,
  type OrderFacets,
  type WriteFacet,
} from '@vetka/domain/goods';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { attributes, attributeValues } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';

/** Messages to the administration. */
const messages = {
  unknown: 'Такого признака нет',
  filter: 'Для этого признака на сайте нет фильтра',
  tooMany: `Больше ${facetLimits.facets} признаков не бывает`,
  taken: 'Такой признак уже есть',
  fixed: 'По этому признаку ищут на сайте. Его можно убрать из фильтров',
  inUse: 'Признак есть у товаров. Сначала объедините или удалите его значения',
  others: 'Признаки уже изменили в другом месте. Проверьте порядок ещё раз',
} as const;

const mayFilter = (name: string): boolean => filters.some((each) => each === name);

const products = sql<number>`(
  select count(*)::int from product_attribute_values pav where pav.value_id = attribute_values.id)`;

/** All facets with their values, in their order; two queries. */
export async function listFacets(db: Executor): Promise<ManagedFacets> {
  const all = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id));
  const values = await db
    .select({ row: attributeValues, products })
    .from(attributeValues)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id));
  return all.map(({ id, name, label, isFilter }) => ({
    id,
    label,
    isFilter: isFilter && mayFilter(name),
    mayFilter: mayFilter(name),
    values: values
      .filter(({ row }) => row.attributeId === id)
      .map(({ row, products: count }) => ({
        id: row.id,
        value: row.value,
        label: row.label,
        colour: row.colour,
        products: count,
      })),
  }));
}

/** Makes concurrent changes of facets wait for each other. */
export const lockFacets = (tx: Transaction) =>
  tx.execute(sql`lock table ${attributes}, ${attributeValues} in share row exclusive mode`);

/** @throws Refusal 404 */
export async function readFacet(tx: Transaction, id: number): Promise<ManagedFacet> {
  const facet = (await listFacets(tx)).find((each) => each.id === id);
  if (!facet) throw notFound('goods.unknown-facet', messages.unknown);
  return facet;
}

const sameLabel = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** @throws Refusal 422 on `label` when another facet has it */
function requireFreeLabel(known: ManagedFacets, label: string, exceptId: number): void {
  if (known.some((each) => each.id !== exceptId && sameLabel(each.label, label))) {
    throw invalid({ label: messages.taken });
  }
}

/** Adds a facet that the pages of products show, after the others. @throws Refusal 409 above the limit, 422 on the field */
export async function addFacet(tx: Transaction, { label, isFilter }: WriteFacet): Promise<ManagedFacet> {
  await lockFacets(tx);
  const known = await listFacets(tx);
  if (known.length >= facetLimits.facets) throw conflict('goods.too-many-facets', messages.tooMany);
  if (isFilter) throw invalid({ isFilter: messages.filter });
  requireFreeLabel(known, label, 0);
  const last = sql<number>`(select coalesce(max(a.position), -1) + 1 from attributes a)`;
  const name = sql<string>`'facet-' || gen_random_uuid()`;
  const [row] = await tx
    .insert(attributes)
    .values({ name, label: label.trim(), isFilter: false, position: last })
    .returning({ id: attributes.id });
  return readFacet(tx, row?.id ?? 0);
}

/** @throws Refusal 404, 422 on the field */
export async function changeFacet(tx: Transaction, id: number, { label, isFilter }: WriteFacet): Promise<ManagedFacet> {
  await lockFacets(tx);
  const facet = await readFacet(tx, id);
  if (isFilter && !facet.mayFilter) throw invalid({ isFilter: messages.filter });
  requireFreeLabel(await listFacets(tx), label, id);
  await tx.update(attributes).set({ label: label.trim(), isFilter }).where(eq(attributes.id, id));
  return readFacet(tx, id);
}

/** @throws Refusal 404, 409 for one that the site filters by, or that products have */
export async function removeFacet(tx: Transaction, id: number): Promise<{ id: number }> {
  await lockFacets(tx);
  // Waits for sellers who are choosing its values.
  await tx.select().from(attributeValues).where(eq(attributeValues.attributeId, id)).for('update');
  const facet = await readFacet(tx, id);
  if (facet.mayFilter) throw conflict('goods.fixed-facet', messages.fixed);
  if (facet.values.some((value) => value.products > 0)) throw conflict('goods.facet-in-use', messages.inUse);
  await tx.delete(attributes).where(eq(attributes.id, id));
  return { id };
}

/** @throws Refusal 409 when these are not the known ids */
export function requireSameIds(ids: readonly number[], known: readonly { id: number }[]): void {
  if (ids.length !== known.length || !known.every(({ id }) => ids.includes(id))) {
    throw conflict('goods.other-facets', messages.others);
  }
}

/** @throws Refusal 409 unless these are all facets */
export async function orderFacets(tx: Transaction, { ids }: OrderFacets): Promise<ManagedFacets> {
  await lockFacets(tx);
  requireSameIds(ids, await listFacets(tx));
  for (const [position, id] of ids.entries()) {
    await tx.update(attributes).set({ position }).where(eq(attributes.id, id));
  }
  return listFacets(tx);
}
