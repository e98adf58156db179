import type { ArticlePage } from '@vetka/domain/article';
import type { ProductPage } from '@vetka/domain/catalog';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '@vetka/demo/seed';
import { startTestApp } from './app.ts';

const api = await startTestApp({ contents: 'demo' });
// Background jobs would be counted too.
await api.app.jobs.stop();
const guest = api.visitor();
const shopper = api.visitor();
await shopper.post('auth/by-password', { login: 'shopper', password: DEMO_PASSWORD });
const { body: popular } = await guest.get<ProductPage>('products/popular?take=100');
await Promise.all(
  popular.data
    .slice(0, 3)
    .map(({ id }) => shopper.post('cart/addToCart', { productId: id, quantity: 1, isCartShop: false })),
);

const { body: articles } = await guest.get<ArticlePage>('articles/new');
const article = articles.data[0]?.id;
const [{ id: review } = { id: 0 }] = (await api.db.execute<{ id: number }>(sql`select id from reviews limit 1`)).rows;

/** The number of queries of a request while the categories are kept (half a minute). */
const cost = async (visitor: typeof guest, path: string): Promise<number> => {
  let status = 0;
  if (path !== 'categories') await guest.get('categories');
  const asked = await api.queries.during(async () => {
    ({ status } = await visitor.get(path));
  });
  expect([path, status]).toEqual([path, 200]);
  return asked.length;
};

/** The same after a change that invalidates all caches of the catalogue. */
const costAfterChange = async (visitor: typeof guest, path: string): Promise<number> => {
  await api.db.execute(sql`update cities set population = population`);
  return cost(visitor, path);
};
const search = (text: string) => `catalog?search=${encodeURIComponent(text)}`;
// The first search loads the words of the catalogue.
await guest.get(`products?search=${encodeURIComponent('букет')}`);

test('categories are counted in one query, and then only checked for changes', async () => {
  expect(await cost(guest, 'categories')).toBe(2);
  expect(await cost(guest, 'categories')).toBe(1);
});

/** Queries of the most frequent reads by a guest without a cookie; a session cookie adds one. */
const budgets: [path: string, first: number, again: number][] = [
  // The catalogue.
  ['catalog', 3, 1],
  ['catalog/tsvety-i-podarki', 3, 1],
  ['products?take=24', 3, 1],
  ['products/getFilters', 3, 1],
  ['products/getFilters?flower=peony&colour=white', 3, 1],
  [search('букет'), 3, 1],
  [search('букит'), 4, 2],
  // A product's page.
  [`products/${popular.data[0]?.slug}`, 3, 1],
  [`products/${popular.data[0]?.id}/related`, 3, 1],
  [`products/${popular.data[0]?.id}/ratings`, 2, 2],
  [`reviews/products/${popular.data[0]?.id}`, 3, 3],
  [`reviews/products/${popular.data[0]?.id}/new`, 3, 3],
  [`reviews/products/${popular.data[0]?.id}/photos`, 3, 3],
  ['reviews/services/1', 3, 3],
  [`reviews/${review}`, 2, 2],
  [`reviews/${review}/comments`, 2, 2],
  // The home page.
  ['banners', 1, 1],
  ['products/popular', 3, 1],
  ['services', 2, 2],
  ['articles', 2, 2],
  ['articles/new', 2, 2],
  [`articles/${article}`, 3, 3],
  [`articles/${article}/related`, 3, 3],
  [`articles/${article}/comments`, 2, 2],
  ['content', 2, 2],
  ['content/new', 2, 2],
  ['content/1', 1, 1],
  // A seller's home page.
  ['services/myata-i-pion', 1, 1],
  ['services/myata-i-pion/articles', 3, 3],
  ['services/myata-i-pion/content', 3, 3],
  ['services/myata-i-pion/content/new', 3, 3],
  ['services/myata-i-pion/banners', 2, 2],
  ['services/myata-i-pion/subscriptions', 2, 2],
  ['services/myata-i-pion/storefront-products', 4, 2],
  ['services/myata-i-pion/employees', 2, 2],
  // People and their posts and articles.
  ['users', 2, 2],
  ['users/new', 2, 2],
  ['users/shopper', 2, 2],
  ['account/shopper/content', 3, 3],
  ['account/shopper/articles', 3, 3],
  ['user/2/subscribers', 3, 3],
  ['user/2/subscriptions', 3, 3],
  ['content/feed', 2, 2],
  ['content/1/comments', 2, 2],
];

test.each(budgets)('%s takes a guest %i queries, and %i once it is cached', async (path, first, again) => {
  expect([await costAfterChange(guest, path), await cost(guest, path)]).toEqual([first, again]);
});

test('a list of what is delivered today takes a guest at most 5 queries', async () => {
  const path = 'catalog?sort=soonest&inStock=true&deliveryToday=true&rating=1&priceFrom=100';
  // In the evening nothing is delivered today any more, and one query is not asked.
  expect(await costAfterChange(guest, path)).toBeLessThanOrEqual(5);
  expect(await cost(guest, path)).toBe(1);
});

test.each([
  ['cart', 2],
  ['rooms', 5],
  ['auth/user', 3],
  ['products/favorite', 4],
  ['catalog', 3],
  [`products/${popular.data[0]?.slug}`, 3],
])('%s takes a signed-in person %i queries, including the session', async (path, queries) => {
  await guest.get(path);
  expect(await cost(shopper, path)).toBe(queries);
});

test('visitors who make a request at the same time share their queries', async () => {
  await guest.get('products?take=24');
  const asked = await api.queries.during(() =>
    Promise.all(Array.from({ length: 40 }, () => api.visitor().get('products?take=24'))),
  );
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('visitors who wait for the same missing page share its load', async () => {
  await api.db.execute(sql`update cities set population = population`);
  const asked = await api.queries.during(() =>
    Promise.all(Array.from({ length: 40 }, () => api.visitor().get('products?take=24'))),
  );
  expect(asked.filter(({ text }) => text.includes('products.popularity desc')).length).toBe(1);
});

test('a guest without a cart gets an empty one without a query', async () => {
  expect(await cost(api.visitor(), 'cart')).toBe(0);
});

test.each(['catalog', 'products', 'articles', 'content', 'services', 'users', search('букет')])(
  'a longer page of %s takes no more queries than a short one',
  async (path) => {
    const join = path.includes('?') ? '&' : '?';
    const short = await costAfterChange(guest, `${path}${join}take=12`);
    expect(await costAfterChange(guest, `${path}${join}take=60`)).toBe(short);
  },
);
