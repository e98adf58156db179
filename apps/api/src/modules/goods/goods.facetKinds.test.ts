import { randomUUID } from 'node:crypto';
import type { CatalogFilters, CatalogPage, Product } from '@vetka/domain/catalog';
import type {
  GoodsChoices,
  GoodsPage,
  GoodsProduct,
  ManagedFacet,
  ManagedFacetValue,
  WriteFacet,
} from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq, gt, max } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { facetBody } from '../../../test/facetBody.ts';
import { attributes, catalogChanges, categories, users } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
const seller = await market.seller();
const { visitor: owner } = await line.employ(seller.id, 'OWNER');
const desk = `desk/${seller.service.slug}`;
const guest = api.visitor();

async function facet(start: string, more: Partial<WriteFacet> = {}) {
  const body = facetBody(`${start} ${randomUUID().slice(0, 6)}`, more);
  const added = await admin.post<ManagedFacet>('moderation/facets', body);
  expect(added.status).toBe(200);
  const [row] = await api.db.select().from(attributes).where(eq(attributes.id, added.body.id));
  const change = async (next: Partial<WriteFacet>) =>
    admin.put<ManagedFacet & Problem>(`moderation/facets/${added.body.id}`, { ...body, ...next });
  const read = async () =>
    (await admin.get<ManagedFacet[]>('moderation/facets')).body.find(({ id }) => id === added.body.id);
  return { ...added.body, name: row?.name ?? '', change, read };
}
const value = async ({ id }: { id: number }, label: string, colour: string | null = null) =>
  (await admin.post<ManagedFacetValue>(`moderation/facets/${id}/values`, { label, colour })).body;
const edit = (id: number, version: number, changes: object) =>
  owner.put<GoodsProduct & Problem>(`${desk}/products/${id}`, { version, ...changes });
async function product(changes: object) {
  const { id, slug } = await market.product(seller);
  const { status, body } = await edit(id, 1, changes);
  expect([status, body.errors]).toEqual([200, undefined]);
  return { id, slug };
}
const found = async (query: string) =>
  (await guest.get<CatalogPage>(`catalog?sort=new&${query}`)).body.data.map(({ id }) => id);
const optionsOf = async ({ name }: { name: string }, query = '') =>
  (await guest.get<CatalogFilters>(`products/getFilters?${query}`)).body.groups.find((group) => group.name === name)
    ?.options;
const shownOf = async (slug: string, label: string) =>
  (await guest.get<Product>(`products/${slug}`)).body.attributes.find((each) => each.label === label)?.values;
const tall = (facetId: number, number: number) => ({ facetNumbers: [{ facetId, number }] });

test('a number is written by a shop, read with its unit, and filtered by offered ranges and by any other', async () => {
  const height = await facet('Высота', { kind: 'NUMBER', unit: 'см' });
  const choices = (await owner.get<GoodsChoices>(`${desk}/product-choices`)).body.facets;
  expect(choices.find(({ id }) => id === height.id)).toMatchObject({ kind: 'NUMBER', unit: 'см', values: [] });
  const made = [];
  for (const number of [20, 30.5, 41, 47, 58, 63, 63]) made.push(await product(tall(height.id, number)));
  const [low, second, , , , one, other] = made.map(({ id }) => id);
  expect(await shownOf(made[1]?.slug ?? '', height.label)).toEqual(['30,5\u00A0см']);
  const options = (await optionsOf(height)) ?? [];
  expect(options.map(({ value: address }) => address)).toContain(`${height.name}.-30`);
  expect(options.at(-1)).toMatchObject({ count: 2, label: expect.stringMatching(/^от /) });
  expect(await found(`facet=${options.at(-1)?.value}`)).toEqual([other, one]);
  expect(await found(`facet=${height.name}.-31`)).toEqual([second, low]);
  expect(await found(`facet=${height.name}.-20,${height.name}.60-`)).toEqual([other, one, low]);
  expect((await optionsOf(height, `facet=${height.name}.21-31`))?.at(-1)).toEqual({
    value: `${height.name}.21-31`,
    label: '21–31\u00A0см',
    count: 1,
  });
  const { body } = await owner.get<GoodsProduct>(`${desk}/products/${second}`);
  expect(body).toMatchObject({ facetValueIds: [], facetNumbers: [{ facetId: height.id, number: 30.5 }] });
  await edit(second ?? 0, 2, { facetNumbers: [] });
  expect(await found(`facet=${height.name}.-31`)).toEqual([low]);
});

test('a new number outdates only its product; a new value of a list outdates everything', async () => {
  const [height, wrap] = [await facet('Высота', { kind: 'NUMBER', unit: 'см' }), await facet('Упаковка')];
  const { id } = await product({ facetNumbers: [] });
  const topicsOf = async (act: () => Promise<unknown>) => {
    const [last] = await api.db.select({ id: max(catalogChanges.id) }).from(catalogChanges);
    await act();
    const rows = await api.db
      .select()
      .from(catalogChanges)
      .where(gt(catalogChanges.id, last?.id ?? 0));
    return [...new Set(rows.map(({ topic }) => topic))].toSorted();
  };
  expect(await topicsOf(() => edit(id, 2, tall(height.id, 33)))).toEqual(['list', 'product']);
  expect(await topicsOf(() => value(wrap, 'Крафт'))).toEqual(['all', 'search']);
});

test('a number with too many digits is rounded to the nearest stored one and shares its value', async () => {
  const volume = await facet('Объём', { kind: 'NUMBER', unit: 'л' });
  const [one, other] = [await product(tall(volume.id, 30.555)), await product(tall(volume.id, 30.56))];
  expect(await shownOf(one.slug, volume.label)).toEqual(['30,56\u00A0л']);
  expect(await found(`facet=${volume.name}.30.56`)).toEqual([other.id, one.id]);
});

test('a list does not become a number while a product has several of its values', async () => {
  const height = await facet('Высота');
  const [low, high] = [await value(height, '30'), await value(height, '60')];
  const { id } = await product({ facetValueIds: [low.id, high.id] });
  const refused = await height.change({ kind: 'NUMBER', unit: 'см' });
  expect([refused.status, refused.body.errors?.['kind']?.[0]]).toEqual([422, expect.stringContaining('несколько')]);
  await edit(id, 2, { facetValueIds: [high.id] });
  expect((await height.change({ kind: 'NUMBER', unit: 'см' })).status).toBe(200);
});

test('yes or no is one option with the name of the facet, and a shop sets either', async () => {
  const edible = await facet('Съедобное', { kind: 'FLAG' });
  expect(edible.values.map(({ label }) => label)).toEqual(['Да', 'Нет']);
  const [yes, no] = edible.values.map(({ id }) => id);
  const eaten = await product({ facetValueIds: [yes] });
  const { slug } = await product({ facetValueIds: [no] });
  expect(await optionsOf(edible)).toEqual([{ value: `${edible.name}.da`, label: edible.label, count: 1 }]);
  expect(await found(`facet=${edible.name}.da`)).toEqual([eaten.id]);
  expect(await shownOf(slug, edible.label)).toEqual(['Нет']);
  const both = await edit(eaten.id, 2, { facetValueIds: [yes, no] });
  expect([both.status, Object.keys(both.body.errors ?? {})]).toEqual([422, ['facetValueIds']]);
  const renaming = await admin.put(`moderation/facet-values/${yes}`, { label: 'Ага', colour: null });
  expect(renaming.status).toBe(409);
});

test('a single-value facet keeps several values of a product until its shop chooses one', async () => {
  const wrap = await facet('Упаковка');
  const [kraft, film, box] = [await value(wrap, 'Крафт'), await value(wrap, 'Плёнка'), await value(wrap, 'Коробка')];
  const { id } = await product({ facetValueIds: [kraft.id, film.id] });
  await wrap.change({ isMultiple: false });
  expect((await edit(id, 2, { facetValueIds: [kraft.id, film.id], care: 'В воду' })).status).toBe(200);
  expect((await edit(id, 3, { facetValueIds: [kraft.id, box.id] })).body.errors).toHaveProperty('facetValueIds');
  expect((await edit(id, 3, { facetValueIds: [box.id] })).status).toBe(200);
});

test('a list of numbers becomes a number and a list again without losing products or links', async () => {
  const height = await facet('Высота');
  const [short, long] = [await value(height, '30 см'), await value(height, '60,5')];
  const glass = await value(height, 'Стекло');
  const [low, high] = [await product({ facetValueIds: [short.id] }), await product({ facetValueIds: [long.id] })];
  const refused = await height.change({ kind: 'NUMBER', unit: 'см' });
  expect([refused.status, refused.body.errors?.['kind']?.[0]]).toEqual([422, expect.stringContaining('«Стекло»')]);
  await admin.post(`moderation/facet-values/${glass.id}/removal`, { targetId: null });
  expect((await height.change({ kind: 'NUMBER', unit: 'см' })).status).toBe(200);
  expect(await height.read()).toMatchObject({ kind: 'NUMBER', isMultiple: false, products: 2, values: [] });
  expect(await found(`facet=${height.name}.${short.value}`)).toEqual([low.id]);
  expect(await found(`facet=${height.name}.50-70`)).toEqual([high.id]);
  await edit(low.id, 2, tall(height.id, 60.5));
  expect(await found(`facet=${height.name}.${long.value}`)).toEqual([high.id, low.id]);
  await height.change({ kind: 'NUMBER', unit: 'мм' });
  expect(await shownOf(low.slug, height.label)).toEqual(['60,5\u00A0мм']);
  expect((await height.change({ kind: 'LIST' })).status).toBe(200);
  expect((await height.read())?.values).toMatchObject([{ id: long.id, label: '60,5\u00A0мм', products: 2 }]);
  expect(await found(`facet=${height.name}.50-70`)).toEqual([high.id, low.id]);
});

test('a list becomes yes or no only of «Да» and «Нет», and the menu’s facets stay lists', async () => {
  const gift = await facet('С открыткой');
  const yes = await value(gift, 'да');
  const maybe = await value(gift, 'Возможно');
  const { id } = await product({ facetValueIds: [yes.id] });
  expect((await gift.change({ kind: 'FLAG' })).body.errors?.['kind']?.[0]).toContain('«Возможно»');
  await admin.post(`moderation/facet-values/${maybe.id}/removal`, { targetId: yes.id });
  await gift.change({ kind: 'FLAG' });
  expect((await gift.read())?.values).toMatchObject([
    { id: yes.id, label: 'Да', products: 1 },
    { label: 'Нет', products: 0 },
  ]);
  expect(await found(`facet=${gift.name}.da`)).toEqual([id]);
  expect((await gift.change({ kind: 'NUMBER' })).status).toBe(422);
  expect((await gift.change({ kind: 'LIST' })).body.values).toHaveLength(2);
  const [fixed] = await api.db.insert(attributes).values({ name: 'size', label: 'Размер' }).returning();
  const asked = await admin.put<Problem>(`moderation/facets/${fixed?.id}`, facetBody('Размер', { kind: 'NUMBER' }));
  expect(asked.body.errors?.['kind']?.[0]).toContain('меню каталога');
});

test('a wanted facet is a remark in its categories, named in the editor', async () => {
  const [vases] = await api.db
    .insert(categories)
    .values({ name: 'Вазы', slug: `vazy-${randomUUID()}` })
    .returning();
  const parentId = vases?.id ?? 0;
  const [tallOnes] = await api.db
    .insert(categories)
    .values({ name: 'Высокие', slug: `vysokie-${randomUUID()}`, parentId })
    .returning();
  const volume = await facet('Объём', { kind: 'NUMBER', unit: 'л', isWanted: true, categoryIds: [parentId] });
  const other = await facet('Форма');
  const round = await value(other, 'Круглая');
  const { id } = await product({ facetValueIds: [round.id], categoryIds: [tallOnes?.id] });
  const elsewhere = await product({ facetValueIds: [round.id] });
  const needs = async () => {
    const { data } = (await owner.get<GoodsPage>(`${desk}/products?sort=new&take=100`)).body;
    return [id, elsewhere.id].map((each) => data.find((row) => row.id === each)?.needs.includes('FACETS'));
  };
  // It has no values to choose from yet.
  await facet('Стекло', { isWanted: true, categoryIds: [parentId] });
  expect((await owner.get<GoodsProduct>(`${desk}/products/${id}`)).body.missingFacets).toEqual([volume.label]);
  expect(await needs()).toEqual([true, false]);
  await edit(id, 2, tall(volume.id, 1.5));
  expect((await owner.get<GoodsProduct>(`${desk}/products/${id}`)).body.missingFacets).toEqual([]);
  expect(await needs()).toEqual([false, false]);
});
