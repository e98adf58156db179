import {
  categoryUndoHours,
  facetLimits,
  type ManagedFacet,
  type ManagedFacetValue,
  type OrderFacets,
  type WriteFacetValue,
} from '@vetka/domain/goods';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { attributeValues, facetValueRemovals, type KeptFacetValue } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { addressOf } from './goods.facetKind.ts';
import { listFacets, lockFacets, readFacet, requireSameIds } from './goods.facets.ts';
import { outdateKeywords } from './goods.keywords.ts';

/** Messages to the administration. */
const messages = {
  unknown: 'Такого значения нет',
  taken: 'Такое значение уже есть',
  kind: 'Значения этого признака следуют из его вида',
  tooMany: `Больше ${facetLimits.values} значений у признака не бывает`,
  target: 'Выберите значение того же признака, которое получат товары',
  tooLate: `Вернуть значение можно в течение ${categoryUndoHours} часов`,
} as const;

/** @throws Refusal 404 */
async function findValue(tx: Transaction, id: number): Promise<{ facet: ManagedFacet; value: ManagedFacetValue }> {
  for (const facet of await listFacets(tx)) {
    const value = facet.values.find((each) => each.id === id);
    if (value) return { facet, value };
  }
  throw notFound('goods.unknown-facet-value', messages.unknown);
}

const sameLabel = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** @throws Refusal 422 on `label` when another value of the facet has it */
function requireFreeLabel({ values }: ManagedFacet, label: string, exceptId: number): void {
  if (values.some((each) => each.id !== exceptId && sameLabel(each.label, label))) {
    throw invalid({ label: messages.taken });
  }
}

/** @throws Refusal 409 for a facet whose values follow from its kind and are not edited */
function requireList({ kind }: ManagedFacet): void {
  if (kind === 'FLAG' || kind === 'NUMBER') throw conflict('goods.facet-kind', messages.kind);
}

/** Adds a value after the others. @throws Refusal 404, 409 above the limit or for a kind without a list, 422 on the field */
export async function addFacetValue(
  tx: Transaction,
  facetId: number,
  body: WriteFacetValue,
): Promise<ManagedFacetValue> {
  await lockFacets(tx);
  const facet = await readFacet(tx, facetId);
  requireList(facet);
  if (facet.values.length >= facetLimits.values) throw conflict('goods.too-many-facets', messages.tooMany);
  requireFreeLabel(facet, body.label, 0);
  const label = body.label.trim();
  const last = sql<number>`(select coalesce(max(v.position), -1) + 1 from attribute_values v where v.attribute_id = ${facetId})`;
  const [row] = await tx
    .insert(attributeValues)
    .values({ attributeId: facetId, value: addressOf(facet.values, label), label, colour: body.colour, position: last })
    .returning({ id: attributeValues.id });
  return (await findValue(tx, row?.id ?? 0)).value;
}

/** Products that have a value, as a query of `product_id`. */
const productsWith = (id: number) => sql`select product_id from product_attribute_values where value_id = ${id}`;

/** Its name in addresses stays. @throws Refusal 404, 422 on the field */
export async function changeFacetValue(tx: Transaction, id: number, body: WriteFacetValue): Promise<ManagedFacetValue> {
  await lockFacets(tx);
  const { facet, value } = await findValue(tx, id);
  requireList(facet);
  requireFreeLabel(facet, body.label, id);
  const label = body.label.trim();
  // A list that was made of numbers keeps them as long as their names match.
  const number = label === value.label ? undefined : null;
  await tx.update(attributeValues).set({ label, colour: body.colour, number }).where(eq(attributeValues.id, id));
  if (label !== value.label) await outdateKeywords(tx, productsWith(id));
  return (await findValue(tx, id)).value;
}

/** @throws Refusal 404, 409 unless these are all values of the facet */
export async function orderFacetValues(tx: Transaction, facetId: number, { ids }: OrderFacets): Promise<ManagedFacet> {
  await lockFacets(tx);
  requireSameIds(ids, (await readFacet(tx, facetId)).values);
  for (const [position, id] of ids.entries()) {
    await tx.update(attributeValues).set({ position }).where(eq(attributeValues.id, id));
  }
  return readFacet(tx, facetId);
}

/** Removes a value. Its products get another one of the same facet. @throws Refusal 404, 422 on `targetId` */
export async function removeFacetValue(
  tx: Transaction,
  { id, targetId }: { id: number; targetId: number | null },
): Promise<{ id: number }> {
  await lockFacets(tx);
  // Waits for sellers who are choosing it.
  const [row] = await tx.select().from(attributeValues).where(eq(attributeValues.id, id)).for('update');
  const { facet, value } = await findValue(tx, id);
  requireList(facet);
  const isOther = targetId !== id && facet.values.some((each) => each.id === targetId);
  if (!row || (targetId === null ? value.products > 0 : !isOther)) throw invalid({ targetId: messages.target });
  await outdateKeywords(tx, productsWith(id));
  const { rows: had } = await tx.execute<{ id: number }>(
    sql`select product_id as id from (${productsWith(id)}) had order by 1`,
  );
  const { rows: added } = await tx.execute<{ id: number }>(sql`
    insert into product_attribute_values (product_id, value_id)
    select product_id, ${targetId}::int from (${productsWith(id)}) had where ${targetId}::int is not null
    on conflict do nothing returning product_id as id`);
  const kept: KeptFacetValue = {
    value: row,
    targetId,
    products: had.map((each) => each.id),
    added: added.map((each) => each.id),
  };
  await tx.insert(facetValueRemovals).values({ id, kept });
  await tx.delete(attributeValues).where(eq(attributeValues.id, id));
  return { id };
}

/** Brings a removed value back to the products that had it. @throws Refusal 404 after 24 hours, 422 on `label` */
export async function restoreFacetValue(tx: Transaction, id: number): Promise<ManagedFacetValue> {
  await lockFacets(tx);
  const recently = sql`${facetValueRemovals.createdAt} > now() - make_interval(hours => ${categoryUndoHours})`;
  const [removed] = await tx
    .delete(facetValueRemovals)
    .where(and(eq(facetValueRemovals.id, id), recently))
    .returning();
  if (!removed) throw notFound('goods.facet-value-gone', messages.tooLate);
  const { value, targetId, products, added } = removed.kept;
  const facet = await readFacet(tx, value.attributeId);
  requireList(facet);
  requireFreeLabel(facet, value.label, id);
  if (facet.values.some((each) => each.value === value.value)) throw invalid({ label: messages.taken });
  await tx.insert(attributeValues).overridingSystemValue().values(value);
  await tx.execute(sql`
    insert into product_attribute_values (product_id, value_id)
    select p.id, ${id}::int from products p where p.id = any(${sql.param(products)}::int[])`);
  if (targetId !== null) {
    await tx.execute(sql`
      delete from product_attribute_values
      where value_id = ${targetId} and product_id = any(${sql.param(added)}::int[])`);
  }
  await outdateKeywords(tx, productsWith(id));
  return (await findValue(tx, id)).value;
}
