import { randomUUID } from 'node:crypto';
import type { CatalogFilters, CatalogPage } from '@vetka/domain/catalog';
import type { FacetKind, GoodsChoices, ManagedFacet, ManagedFacetValue } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { facetBody } from '../../../test/facetBody.ts';
import { attributes, categories, users } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
const seller = await market.seller();
const { visitor: owner } = await line.employ(seller.id, 'OWNER');
const desk = `desk/${seller.service.slug}`;
const guest = api.visitor();

const word = (start: string) => `${start} ${randomUUID().slice(0, 6)}`;
async function category(name: string, parentId: number | null = null) {
  const [row] = await api.db
    .insert(categories)
    .values({ name, parentId, slug: `razdel-${randomUUID()}` })
    .returning();
  if (!row) throw new Error('Nothing was inserted.');
  return row;
}
async function facet(label: string, categoryIds: number[] = [], kind: FacetKind = 'LIST') {
  const { body } = await admin.post<ManagedFacet>('moderation/facets', facetBody(label, { categoryIds, kind }));
  const [row] = await api.db.select().from(attributes).where(eq(attributes.id, body.id));
  return { ...body, name: row?.name ?? '' };
}
const value = async ({ id }: { id: number }, label: string, colour: string | null = null) =>
  (await admin.post<ManagedFacetValue>(`moderation/facets/${id}/values`, { label, colour })).body;
async function product(facetValueIds: number[], categoryIds: number[] = []) {
  const { id } = await market.product(seller);
  const { status } = await owner.put(`${desk}/products/${id}`, { version: 1, facetValueIds, categoryIds });
  expect(status).toBe(200);
  return id;
}
const found = async (query: string) =>
  (await guest.get<CatalogPage>(`catalog?sort=new&${query}`)).body.data.map(({ id }) => id);
const groupOf = async ({ name }: { name: string }, query = '') =>
  (await guest.get<CatalogFilters>(`products/getFilters?${query}`)).body.groups.find((group) => group.name === name);

test('a facet of the administration is a filter with counts, beside the others and in an address of its own', async () => {
  const [material, wrap] = [await facet(word('Материал вазы'), [], 'COLOUR'), await facet(word('Упаковка'))];
  const [glass, clay] = [await value(material, 'Стекло'), await value(material, 'Глина', '#a0522d')];
  const paper = await value(wrap, 'Крафт');
  const [both, clayOnly] = [await product([glass.id, paper.id]), await product([clay.id])];
  expect(material.name).toMatch(/^material-vazy-[0-9a-f]+$/);
  const address = (one: { name: string }, of: { value: string }) => `${one.name}.${of.value}`;
  expect(await groupOf(material)).toEqual({
    name: material.name,
    label: material.label,
    options: [
      { value: address(material, glass), label: 'Стекло', count: 1 },
      { value: address(material, clay), label: 'Глина', count: 1, colour: '#a0522d' },
    ],
  });
  expect(await found(`facet=${address(material, glass)}`)).toEqual([both]);
  expect(await found(`facet=${address(material, glass)},${address(material, clay)}`)).toEqual([clayOnly, both]);
  const two = `facet=${address(material, clay)},${address(wrap, paper)}`;
  expect(await found(two)).toEqual([]);
  // Each group is counted without its own choice.
  expect((await groupOf(material, two))?.options.map(({ count }) => count)).toEqual([1, 0]);
  expect((await groupOf(wrap, two))?.options.map(({ count }) => count)).toEqual([0]);
  expect(await found(`facet=${material.name}.net,neizvestno.glina,${'x'.repeat(40)}`)).toEqual([]);
});

test('a change of a facet reaches filters at once: its name, its position, its values and whether it is a filter', async () => {
  const material = await facet(word('Материал'));
  const glass = await value(material, 'Стекло');
  await product([glass.id]);
  expect((await groupOf(material))?.label).toBe(material.label);
  const body = facetBody(word('Из чего'), { kind: 'COLOUR' });
  await admin.put(`moderation/facets/${material.id}`, body);
  await admin.put(`moderation/facet-values/${glass.id}`, { label: 'Хрусталь', colour: '#ffffff' });
  expect(await groupOf(material)).toMatchObject({
    label: body.label,
    options: [{ label: 'Хрусталь', colour: '#ffffff', value: `${material.name}.${glass.value}` }],
  });
  await admin.put(`moderation/facets/${material.id}`, { ...body, isFilter: false });
  expect(await groupOf(material)).toBeUndefined();
});

test('a facet is shown in its categories and their descendants, and beside search results that have it', async () => {
  const [vases, bouquets] = [await category('Вазы'), await category('Букеты')];
  const tall = await category('Высокие', vases.id);
  const material = await facet(word('Материал'), [vases.id]);
  const glass = await value(material, 'Стекло');
  const inside = await product([glass.id], [tall.id]);
  await product([glass.id], [bouquets.id]);
  expect(await groupOf(material)).toBeUndefined();
  expect(await groupOf(material, `category=${bouquets.slug}`)).toBeUndefined();
  expect((await groupOf(material, `category=${tall.slug}`))?.options).toMatchObject([{ count: 1 }]);
  expect((await groupOf(material, `category=${vases.slug}`))?.options).toMatchObject([{ count: 1 }]);
  expect((await groupOf(material, `service=${seller.service.slug}`))?.options).toMatchObject([{ count: 2 }]);
  expect(await found(`category=${vases.slug}&facet=${material.name}.${glass.value}`)).toEqual([inside]);
  const choices = (await owner.get<GoodsChoices>(`${desk}/product-choices`)).body.facets;
  expect(choices.find(({ name }) => name === material.name)?.categoryIds).toEqual([vases.id, tall.id]);

  // A chosen value is named wherever its link is opened.
  expect((await groupOf(material, `facet=${material.name}.${glass.value}`))?.options).toHaveLength(1);
  const removal = await admin.post<Problem>(`moderation/categories/${vases.id}/removal`, { targetId: bouquets.id });
  expect([removal.status, removal.body.code]).toEqual([409, 'goods.category-facet']);
  const body = facetBody(material.label, { categoryIds: [2_000_000_000] });
  const wrong = await admin.put<Problem>(`moderation/facets/${material.id}`, body);
  expect(wrong.body.errors).toHaveProperty('categoryIds');
  await admin.put(`moderation/facets/${material.id}`, { ...body, categoryIds: [] });
  expect((await groupOf(material))?.options).toMatchObject([{ count: 2 }]);
});
