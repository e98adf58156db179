import { randomUUID } from 'node:crypto';
import type { CatalogFilters, CatalogPage, Product } from '@vetka/domain/catalog';
import type { GoodsChoices, ManagedFacet, ManagedFacets, ManagedFacetValue } from '@vetka/domain/goods';
import type { AuditPage } from '@vetka/domain/moderation';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { facetBody } from '../../../test/facetBody.ts';
import { attributes, users } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
await api.db.insert(attributes).values([
  { name: 'flower', label: 'Цветок', position: 0 },
  { name: 'colour', label: 'Цвет', kind: 'COLOUR', position: 1 },
]);

const seller = await market.seller();
const { visitor: owner } = await line.employ(seller.id, 'OWNER');
const desk = `desk/${seller.service.slug}`;

const listed = async () => (await admin.get<ManagedFacets>('moderation/facets')).body;
async function facetOf(label: string) {
  const facet = (await listed()).find((each) => each.label === label);
  if (!facet) throw new Error(`no facet ${label}`);
  return facet;
}
const addValue = async (facet: { id: number }, label: string, colour: string | null = null) =>
  (await admin.post<ManagedFacetValue & Problem>(`moderation/facets/${facet.id}/values`, { label, colour })).body;
const remove = (id: number, targetId: number | null, reason?: string) =>
  admin.post<Problem>(`moderation/facet-values/${id}/removal`, { targetId, ...(reason && { reason }) });
const restore = (id: number) => admin.post<ManagedFacetValue & Problem>(`moderation/facet-values/${id}/restoration`);
/** A product on sale to which its shop gives values. */
async function productWith(...facetValueIds: number[]) {
  const product = await market.product(seller);
  expect((await owner.put(`${desk}/products/${product.id}`, { version: 1, facetValueIds })).status).toBe(200);
  return product;
}
const filtersOf = async (query: string) =>
  (await api.visitor().get<CatalogFilters>(`products/getFilters?${query}`)).body;
const notFacets = ['inStock', 'costPrice', 'rating'];
const filters = async () => (await filtersOf('')).groups.filter(({ name }) => !notFacets.includes(name));
const attributesOf = async (slug: string) => (await api.visitor().get<Product>(`products/${slug}`)).body.attributes;
const find = async (query: string) => {
  await api.app.jobs.settled();
  return (await api.visitor().get<CatalogPage>(`products?${query}`)).body.data.map(({ id }) => id);
};
const named = () => `Цветок${randomUUID().slice(0, 6)}`;

test('a new value is a choice of sellers and a filter at once, and is found by its name', async () => {
  const flower = await facetOf('Цветок');
  const label = named();
  const value = await addValue(flower, ` ${label} `);
  expect(value).toMatchObject({ label, products: 0 });
  const choices = await owner.get<GoodsChoices>(`${desk}/product-choices`);
  expect(choices.body.facets.flatMap(({ values }) => values)).toContainEqual({ id: value.id, label, colour: null });
  const { id, slug } = await productWith(value.id);
  expect(await attributesOf(slug)).toEqual([{ name: 'flower', label: 'Цветок', values: [label] }]);
  expect((await filters())[0]?.options).toContainEqual({ value: value.value, label, count: 1 });
  expect(await find(`flower=${value.value}`)).toEqual([id]);
  expect((await addValue(flower, label.toUpperCase())).errors).toHaveProperty('label');

  const renamed = named();
  await admin.put(`moderation/facet-values/${value.id}`, { label: renamed, colour: null });
  expect((await attributesOf(slug))[0]?.values).toEqual([renamed]);
  // Links to the filter stay.
  expect(await find(`flower=${value.value}`)).toEqual([id]);
  expect(await find(`search=${encodeURIComponent(renamed)}&asTyped=true`)).toEqual([id]);
  expect(await find(`search=${encodeURIComponent(label)}&asTyped=true`)).toEqual([]);
});

test('facets and values are in their order, and a facet leaves the filters but not the products', async () => {
  const colour = await facetOf('Цвет');
  const [red, white] = [await addValue(colour, named(), '#b3261e'), await addValue(colour, named())];
  const { slug } = await productWith(red.id, white.id, (await addValue(await facetOf('Цветок'), named())).id);
  const ids = (await listed()).map(({ id }) => id);
  const first = [colour.id, ...ids.filter((id) => id !== colour.id)];
  expect((await admin.post('moderation/facet-order', { ids: first })).status).toBe(200);
  expect((await admin.post('moderation/facet-order', { ids: first.slice(1) })).status).toBe(409);
  await admin.post(`moderation/facets/${colour.id}/value-order`, { ids: [white.id, red.id] });
  const [shown] = await filters();
  expect([shown?.label, shown?.options.map(({ value }) => value)]).toEqual(['Цвет', [white.value, red.value]]);
  expect((await attributesOf(slug)).map(({ label }) => label)).toEqual(['Цвет', 'Цветок']);

  const body = facetBody('Оттенок', { kind: 'COLOUR', isFilter: false, reason: 'Мало кто выбирает' });
  await admin.put(`moderation/facets/${colour.id}`, body);
  expect((await filters()).map(({ name }) => name)).not.toContain('colour');
  expect((await attributesOf(slug))[0]).toMatchObject({ label: 'Оттенок', values: [white.label, red.label] });
  await admin.put(`moderation/facets/${colour.id}`, { ...body, label: 'Цвет', isFilter: true });
  expect((await filters())[0]?.label).toBe('Цвет');
  const { body: log } = await admin.get<AuditPage>(`moderation/audit?kind=FACET&objectId=${colour.id}`);
  expect(log.data.map(({ reason }) => reason)).toContain('Мало кто выбирает');
});

test('a merged value gives its products to another, and takes them back', async () => {
  const flower = await facetOf('Цветок');
  const [from, to] = [await addValue(flower, named()), await addValue(flower, named())];
  const stranger = await addValue(await facetOf('Цвет'), named());
  const [only, both] = [await productWith(from.id), await productWith(from.id, to.id)];
  for (const target of [null, from.id, stranger.id, 2_000_000_000]) {
    const { status, body } = await remove(from.id, target);
    expect([target, status, Object.keys(body.errors ?? {})]).toEqual([target, 422, ['targetId']]);
  }
  expect((await remove(from.id, to.id, 'Одно и то же')).status).toBe(200);
  expect(await find(`flower=${to.value}&sort=new`)).toEqual([both.id, only.id]);
  expect((await attributesOf(both.slug))[0]?.values).toEqual([to.label]);
  // Old links find the value that the merged one has become, also after another merge, and give its address.
  expect(await find(`flower=${from.value}&sort=new`)).toEqual([both.id, only.id]);
  const last = await addValue(flower, named());
  await remove(to.id, last.id);
  expect(await find(`flower=${from.value}&sort=new`)).toEqual([both.id, only.id]);
  expect((await filtersOf(`flower=${stranger.value},${from.value}&colour=${to.value}`)).canonical).toEqual({
    flower: `${stranger.value},${last.value}`,
  });
  await restore(to.id);
  expect((await filtersOf(`flower=${from.value}`)).canonical).toEqual({ flower: to.value });
  expect((await restore(from.id)).body).toMatchObject({ id: from.id, products: 2 });
  expect(await filtersOf(`flower=${from.value}`)).not.toHaveProperty('canonical');
  expect(await find(`flower=${to.value}`)).toEqual([both.id]);
  expect((await attributesOf(only.slug))[0]?.values).toEqual([from.label]);
  expect((await restore(from.id)).status).toBe(404);

  const unused = await addValue(flower, named());
  expect((await remove(unused.id, null)).status).toBe(200);
  await api.db.execute(sql`update facet_value_removals set created_at = now() - interval '25 hours'`);
  expect((await restore(unused.id)).status).toBe(404);
});

test('a custom facet is shown on products, and removed when no product has it', async () => {
  const asked = facetBody('Материал вазы', { isFilter: false });
  const added = await admin.post<ManagedFacet>('moderation/facets', asked);
  expect(added.body).toMatchObject({ isFixed: false, isFilter: false, values: [] });
  const at = `moderation/facets/${added.body.id}`;
  expect((await admin.post<Problem>('moderation/facets', asked)).body.errors).toHaveProperty('label');
  const glass = await addValue(added.body, 'Стекло');
  const { id, slug } = await productWith(glass.id);
  expect(await attributesOf(slug)).toMatchObject([{ label: 'Материал вазы', values: ['Стекло'] }]);
  expect((await admin.delete(at)).status).toBe(409);
  await owner.put(`${desk}/products/${id}`, { version: 2, facetValueIds: [] });
  expect((await admin.delete(at)).status).toBe(200);
  expect((await admin.delete(at)).status).toBe(404);
  expect((await admin.delete(`moderation/facets/${(await facetOf('Цветок')).id}`)).status).toBe(409);
});
