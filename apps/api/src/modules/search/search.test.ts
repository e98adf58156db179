import type { CatalogPage } from '@vetka/domain/catalog';
import { searchLimits, type Suggestions } from '@vetka/domain/search';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { products as productsTable, searchQueries } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const visitor = api.visitor();

const find = async (search: string, more = '') =>
  (await visitor.get<CatalogPage>(`catalog?search=${encodeURIComponent(search)}${more}`)).body;
const suggest = async (query: string) =>
  (await visitor.get<Suggestions>(`search/suggestions?query=${encodeURIComponent(query)}`)).body;

test('a search without results suggests categories', async () => {
  const { data, meta, nearestCategories } = await find('велосипед');
  expect(data).toEqual([]);
  expect(meta.total).toBe(0);
  expect(nearestCategories.length).toBeGreaterThan(2);
  expect((await find('букет')).nearestCategories).toEqual([]);
});

const shelvesFor = async (search: string, more = '') =>
  (await find(search, more)).nearestCategories.map(({ name }) => name);

test('a search without results leads to the categories that it names or whose goods it nearly describes', async () => {
  expect((await shelvesFor('пионы', '&priceFrom=900000'))[0]).toBe('Пионы');
  expect((await shelvesFor('букит тюльпанав', '&asTyped=true'))[0]).toBe('Тюльпаны');
  const red = await shelvesFor('красный велосипед');
  expect(red).toContain('Розы');
  expect(red).not.toEqual(await shelvesFor('велосипед'));
});

test('suggested products are of different families', async () => {
  const { products } = await suggest('роз');
  const rows = await api.db
    .select()
    .from(productsTable)
    .where(
      inArray(
        productsTable.id,
        products.map(({ id }) => id),
      ),
    );
  const families = rows.flatMap(({ familyId }) => familyId ?? []);
  expect(products.length).toBe(searchLimits.products);
  expect(new Set(families).size).toBe(families.length);
});

test('a query can be searched for as it was typed', async () => {
  expect((await find('букит')).meta.total).toBeGreaterThan(0);
  const literal = await find('букит', '&asTyped=true');
  expect([literal.meta.total, literal.correctedSearch]).toEqual([0, null]);
});

test('suggestions contain products, categories, shops and articles', async () => {
  const { products, productsCount, categories, services, articles } = await suggest('пион');
  expect(products.length).toBeGreaterThan(3);
  expect(products[0]?.title.toLowerCase()).toContain('пион');
  expect(products[0]?.image?.url).toMatch(/^\/media\//);
  expect(productsCount).toBe((await find('пион')).meta.total);
  expect(categories.map(({ name }) => name)).toContain('Пионы');
  expect(services.map(({ name }) => name)).toContain('Мята и пион');
  expect(articles.length).toBeGreaterThan(0);
});

test('suggestions are limited to 200 characters, and an empty query has no products', async () => {
  expect((await visitor.get(`search/suggestions?query=${'а'.repeat(201)}`)).status).toBe(422);
  expect((await suggest('')).products).toEqual([]);
  expect((await visitor.get('search/suggestions')).status).toBe(200);
});

const sellersOf = async (search: string) => {
  const { data, ...rest } = await find(search);
  return { ...rest, sellers: [...new Set(data.map(({ service }) => service.name))] };
};

test.each(['зелёный угол', 'Зеленый угол', 'магазин «Зелёный угол»', 'ptk`ysq eujk'])(
  'the name of a shop finds its goods: «%s»',
  async (search) => {
    const { sellers, meta, omittedWords, correctedSearch } = await sellersOf(search);
    expect(sellers).toEqual(['Зелёный угол']);
    expect(meta.total).toBeGreaterThan(10);
    expect([omittedWords, correctedSearch]).toEqual([[], null]);
    expect((await suggest(search)).productsCount).toBe(meta.total);
  },
);

test('the name of a shop whose words are those of products finds both, the shop’s goods first', async () => {
  const { data, meta } = await find('мята и пион', '&take=100');
  const own = data.findLastIndex(({ service }) => service.name === 'Мята и пион');
  expect(own).toBeGreaterThan(10);
  expect(data.slice(0, own).filter(({ service }) => service.name !== 'Мята и пион')).toEqual([]);
  expect(meta.total).toBeGreaterThan(own);
});

test('a flower and a shop find that flower in that shop', async () => {
  const { sellers, meta } = await sellersOf('розы от магазина мята и пион');
  expect(sellers).toEqual(['Мята и пион']);
  const [shop] = (await suggest('мята и пион')).services;
  const inShop = await visitor.get<CatalogPage>(`catalog?search=розы&service=${shop?.slug}`);
  expect(meta.total).toBe(inShop.body.meta.total);
});

test('a shop with a one-word name does not capture searches that contain the word', async () => {
  expect((await sellersOf('полевая')).sellers[0]).toBe('Полевая');
  expect((await find('полевая ромашка')).data[0]?.title).toMatch(/ромаш/i);
});

test('a word that is still being typed suggests its completions', async () => {
  const { products, categories, correctedSearch } = await suggest('букет тюльп');
  expect(correctedSearch).toBeNull();
  expect(products.length).toBeGreaterThan(2);
  for (const { title } of products) expect(title).toMatch(/тюльпан/i);
  expect(categories.map(({ name }) => name)).toContain('Тюльпаны');
});

test('suggestions correct the keyboard layout and transliteration', async () => {
  expect(await suggest('hjps')).toMatchObject({ correctedSearch: 'розы' });
  expect((await suggest('svecha')).products[0]?.title).toMatch(/^Свеча/);
});

test('a product with a new word is found at once', async () => {
  expect((await find('кракозябра')).meta.total).toBe(0);
  const { id } = await makeService(api.db);
  await makeProduct(api.db, id, { title: 'Кракозябра садовая' });
  expect((await find('кракозябру')).data.map(({ title }) => title)).toEqual(['Кракозябра садовая']);
});

test('an unmatched word is left out and named, if a flower or a category remains', async () => {
  const { omittedWords, meta } = await find('розы велосипед');
  expect([omittedWords, meta.total]).toEqual([['велосипед'], (await find('розы')).meta.total]);
  expect((await find('красный велосипед')).meta.total).toBe(0);
});

test('every frequent query of the demo shop finds something', async () => {
  const { queries } = await suggest('');
  expect(queries.length).toBe(searchLimits.queries);
  for (const { query } of await api.db.select().from(searchQueries)) {
    expect([query, (await find(query)).meta.total > 0]).toEqual([query, true]);
  }
});

test('a search counts once a minute, and is suggested to others from the fifth time', async () => {
  for (let minute = 1; minute <= 5; minute += 1) {
    expect((await suggest('лилии в')).queries).toEqual([]);
    await find('лилии в вазе');
    await find('лилии в вазе');
    await api.app.jobs.run('search-queries');
  }
  expect((await suggest('лилии в')).queries).toEqual(['лилии в вазе']);
});

test.each(['велосипед', 'пошёл вон', 'Иван Петров 89991234567', 'роза дура', 'розы 89991234567'])(
  '«%s» is never suggested to others',
  async (search) => {
    await find(search);
    await api.app.jobs.run('search-queries');
    const rows = await api.db.select().from(searchQueries);
    expect(rows.map(({ query }) => query)).not.toContain(search.toLowerCase().replaceAll('ё', 'е'));
  },
);

test.each([
  "'",
  "роза' | 'пион",
  '\\',
  '(((',
  '!!! & |',
  ':*',
  '%%%',
  '😀😀',
  '\u202Eроза',
  'a'.repeat(200),
  'ж '.repeat(100),
  '-букет',
])('hostile input %j gets an answer', async (text) => {
  for (const path of ['catalog?search=', 'products/getFilters?search=', 'search/suggestions?query=']) {
    expect([path, (await visitor.get(path + encodeURIComponent(text))).status]).toEqual([path, 200]);
  }
});

test('a wish that nothing meets is left out and named, and the words still count', async () => {
  const { data, omittedWords, meta } = await find('розовые пионы до 100 рублей');
  expect(omittedWords).toEqual(['до 100 рублей']);
  expect(meta.total).toBe((await find('розовые пионы')).meta.total);
  expect(data[0]?.title).toMatch(/пион/i);
});

test('the name of a city that is part of a name stays a word', async () => {
  const { data, omittedWords } = await find('утро в суздале');
  expect(omittedWords).toEqual([]);
  expect(data[0]?.title).toContain('Утро в Суздале');
});

test('«сегодня» finds what the filter «Доставят сегодня» finds', async () => {
  const { data } = await find('розы сегодня', '&take=100');
  const filtered = await find('розы', '&deliveryToday=true&take=100');
  // Late in the evening nothing is delivered any more, and the word is left out.
  const expected = filtered.meta.total > 0 ? filtered : await find('розы', '&take=100');
  expect(data.map(({ id }) => id)).toEqual(expected.data.map(({ id }) => id));
});

test('the filters of a search with a price count what it finds', async () => {
  const found = await find('розы до 3000');
  const { body } = await visitor.get<{ total: number; price: { max: number } }>(
    `products/getFilters?search=${encodeURIComponent('розы до 3000')}`,
  );
  expect([body.total, body.price.max <= 3000]).toEqual([found.meta.total, true]);
});
