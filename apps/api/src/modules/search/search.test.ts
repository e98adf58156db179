import type { CatalogPage } from '@vetka/domain/catalog';
import type { Suggestions } from '@vetka/domain/search';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';

const api = await startTestApp({ contents: 'demo' });
const visitor = api.visitor();

const find = async (search: string, more = '') =>
  (await visitor.get<CatalogPage>(`catalog?search=${encodeURIComponent(search)}${more}`)).body;
const suggest = async (query: string) =>
  (await visitor.get<Suggestions>(`search/suggestions?query=${encodeURIComponent(query)}`)).body;

test('a search for something nobody sells finds nothing and names categories to look in', async () => {
  const { data, meta, nearestCategories } = await find('велосипед');
  expect(data).toEqual([]);
  expect(meta.total).toBe(0);
  expect(nearestCategories.length).toBeGreaterThan(2);
  expect((await find('букет')).nearestCategories).toEqual([]);
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
