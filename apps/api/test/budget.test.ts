import type { ProductPage } from '@vetka/domain/catalog';
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

/** The number of queries of a request while the categories are cached (half a minute). */
const cost = async (visitor: typeof guest, path: string): Promise<number> => {
  let status = 0;
  if (path !== 'categories') await guest.get('categories');
  const asked = await api.queries.during(async () => {
    ({ status } = await visitor.get(path));
  });
  expect([path, status]).toEqual([path, 200]);
  return asked.length;
};
const search = (text: string) => `catalog?search=${encodeURIComponent(text)}`;

test('categories are counted in two queries, and requested once', async () => {
  expect(await cost(guest, 'categories')).toBe(2);
  expect(await cost(guest, 'categories')).toBe(0);
});

/** Queries of the most frequent reads by a guest without a cookie; a session cookie adds one. */
const budgets: [path: string, queries: number][] = [
  // The catalogue.
  ['catalog', 4],
  ['catalog/tsvety-i-podarki', 4],
  ['catalog?sort=soonest&inStock=true&deliveryToday=true&rating=1&priceFrom=100', 4],
  [search('букет'), 5],
  [search('букит'), 7],
  ['products/getFilters', 3],
  ['products/getFilters?flower=peony&colour=white', 5],
  // A product's page.
  [`products/${popular.data[0]?.slug}`, 11],
  [`products/${popular.data[0]?.id}/related`, 5],
  [`products/${popular.data[0]?.id}/ratings`, 2],
  [`reviews/products/${popular.data[0]?.id}/new`, 5],
  // The home page.
  ['banners', 1],
  ['products/popular', 4],
  ['services', 2],
  ['articles/new', 4],
  ['content/new', 5],
  // A seller's home page.
  ['services/myata-i-pion', 5],
  ['services/myata-i-pion/storefront-products', 5],
  ['services/myata-i-pion/employees', 2],
  // People and their posts and articles.
  ['users', 2],
  ['users/shopper', 4],
  ['content/feed', 5],
  ['content/1/comments', 4],
];

test.each(budgets)('%s takes a guest %i queries', async (path, queries) => {
  expect(await cost(guest, path)).toBe(queries);
});

test.each([
  ['cart', 4],
  ['rooms', 6],
  ['auth/user', 3],
  ['products/favorite', 5],
  ['catalog', 5],
])('%s takes a signed-in person %i queries, including the session', async (path, queries) => {
  expect(await cost(shopper, path)).toBe(queries);
});

test('a guest without a cart gets an empty one without a query', async () => {
  expect(await cost(api.visitor(), 'cart')).toBe(0);
});

test.each(['catalog', 'products', 'articles', 'content', 'services', 'users', search('букет')])(
  'a longer page of %s takes no more queries than a short one',
  async (path) => {
    const join = path.includes('?') ? '&' : '?';
    const short = await cost(guest, `${path}${join}take=12`);
    expect(await cost(guest, `${path}${join}take=60`)).toBe(short);
  },
);
