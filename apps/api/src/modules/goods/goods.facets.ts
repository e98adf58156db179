import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import { facets as fixed } from '@vetka/domain/catalog';
import { CatalogQuery } from '@vetka/domain/catalog/schema';
import {
  facetLimits,
  type ManagedFacet,
  type ManagedFacets,
  type OrderFacets,
  type WriteFacet,
} from '@vetka/domain/goods';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { attributeCategories, attributes, attributeValues, categories } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { changeKind, completeFlag, kindColumns } from './goods.facetKind.ts';

/** Messages to the administration. */
const messages = {
  unknown: 'Такого признака нет',
  category: 'Такой категории нет',
  tooMany: `Больше ${facetLimits.facets} признаков не бывает`,
  taken: 'Такой признак уже есть',
  fixed: 'На этот признак ссылается меню каталога. Его можно убрать из фильтров',
  inUse: 'Признак есть у товаров. Сначала объедините или удалите его значения',
  others: 'Признаки уже изменили в другом месте. Проверьте порядок ещё раз',
} as const;

const isFixed = (name: string): boolean => fixed.some((each) => each === name);

const products = sql<number>`(
  select count(*)::int from product_attribute_values pav where pav.value_id = attribute_values.id)`;

const categoryIds = sql<number[]>`(
  select coalesce(array_agg(ac.category_id order by ac.category_id), '{}') from attribute_categories ac
  where ac.attribute_id = attributes.id)`;

const productsOfFacet = sql<number>`(
  select count(distinct pav.product_id)::int from product_attribute_values pav
    join attribute_values v on v.id = pav.value_id where v.attribute_id = attributes.id)`;

/** All facets with their values, in their order; two queries. */
export async function listFacets(db: Executor): Promise<ManagedFacets> {
  const all = await db
    .select({ facet: attributes, categoryIds, products: productsOfFacet })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id));
  const values = await db
    .select({ row: attributeValues, products })
    .from(attributeValues)
    .innerJoin(attributes, and(eq(attributes.id, attributeValues.attributeId), ne(attributes.kind, 'NUMBER')))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id));
  return all.map(({ facet: { id, name, position: _position, ...facet }, ...held }) => ({
    id,
    ...facet,
    isFixed: isFixed(name),
    ...held,
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

/** Names that are taken in the address of a list. */
const reserved = new Set(Object.keys(CatalogQuery.properties));

/** The name in the addresses of filters: made of the label once, and never changed. */
async function nameOf(tx: Transaction, label: string): Promise<string> {
  const wanted = slugify(label).slice(0, facetLimits.label);
  const [taken] = await tx.select().from(attributes).where(eq(attributes.name, wanted));
  const isFree = wanted !== '' && !taken && !reserved.has(wanted);
  return isFree ? wanted : [wanted, randomBytes(3).toString('hex')].filter(Boolean).join('-');
}

/** @throws Refusal 422 on `categoryIds` */
async function place(tx: Transaction, attributeId: number, ids: readonly number[]): Promise<void> {
  const wanted = inArray(categories.id, [...ids]);
  // Not removed until this is committed.
  const known = await tx.select({ id: categories.id }).from(categories).where(wanted).for('key share');
  if (known.length < ids.length) throw invalid({ categoryIds: messages.category });
  await tx.delete(attributeCategories).where(eq(attributeCategories.attributeId, attributeId));
  if (ids.length === 0) return;
  await tx.insert(attributeCategories).values(ids.map((categoryId) => ({ attributeId, categoryId })));
}

/** Adds a facet after the others. @throws Refusal 409 above the limit, 422 on the field */
export async function addFacet(tx: Transaction, body: WriteFacet): Promise<ManagedFacet> {
  const { label, isFilter } = body;
  await lockFacets(tx);
  const known = await listFacets(tx);
  if (known.length >= facetLimits.facets) throw conflict('goods.too-many-facets', messages.tooMany);
  requireFreeLabel(known, label, 0);
  const last = sql<number>`(select coalesce(max(a.position), -1) + 1 from attributes a)`;
  const name = await nameOf(tx, label);
  const [row] = await tx
    .insert(attributes)
    .values({ name, label: label.trim(), isFilter, position: last, ...kindColumns(body) })
    .returning({ id: attributes.id });
  const id = row?.id ?? 0;
  await place(tx, id, body.categoryIds);
  if (body.kind === 'FLAG') await completeFlag(tx, { id, values: [] });
  return readFacet(tx, id);
}

/** @throws Refusal 404, 422 on the field */
export async function changeFacet(tx: Transaction, id: number, body: WriteFacet): Promise<ManagedFacet> {
  const { label, isFilter } = body;
  await lockFacets(tx);
  const facet = await readFacet(tx, id);
  requireFreeLabel(await listFacets(tx), label, id);
  await changeKind(tx, facet, body);
  await tx
    .update(attributes)
    .set({ label: label.trim(), isFilter, ...kindColumns(body) })
    .where(eq(attributes.id, id));
  await place(tx, id, body.categoryIds);
  return readFacet(tx, id);
}

/** @throws Refusal 404, 409 for one that the site filters by, or that products have */
export async function removeFacet(tx: Transaction, id: number): Promise<{ id: number }> {
  await lockFacets(tx);
  // Waits for sellers who are choosing its values.
  await tx.select().from(attributeValues).where(eq(attributeValues.attributeId, id)).for('update');
  const facet = await readFacet(tx, id);
  if (facet.isFixed) throw conflict('goods.fixed-facet', messages.fixed);
  if (facet.products > 0) throw conflict('goods.facet-in-use', messages.inUse);
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
