import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { legalVersions, products, seoEntries, services } from '../database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

/** The dependencies of a response. */
async function shownBy(url: string): Promise<string[]> {
  const { headers } = await api.app.inject({ url: `/api/v1/${url}`, headers: { 'vetka-shows': '?' } });
  return String(headers['vetka-shows']).split(' ');
}

interface Answer {
  position: string;
  changes: string[];
}

async function changesSince(position?: string): Promise<Answer> {
  const response = await api.app.inject({ url: '/changes', query: position === undefined ? {} : { since: position } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('a change invalidates the responses that depend on it, and no others', async () => {
  const [seller, other] = [await market.seller(), await market.seller()];
  const [roses, peonies] = [await market.product(seller), await market.product(other)];
  const start = await changesSince();
  expect(start.changes).toEqual(['all']);
  expect((await changesSince(start.position)).changes).toEqual([]);

  await api.db.update(products).set({ price: 4242 }).where(eq(products.id, roses.id));
  const { position, changes } = await changesSince(start.position);
  const isOutdated = async (url: string) => (await shownBy(url)).some((subject) => changes.includes(subject));
  expect(await isOutdated(`products/${roses.slug}`)).toBe(true);
  expect(await isOutdated(`products/${peonies.slug}`)).toBe(false);
  expect(await isOutdated('catalog')).toBe(true);
  expect(await isOutdated('products/getFilters')).toBe(true);

  await api.db.update(services).set({ tagline: 'Цветы с утра' }).where(eq(services.id, other.id));
  const later = await changesSince(position);
  expect(later.changes).toEqual([`service:${other.id}`]);
  expect(await shownBy(`products/${peonies.slug}`)).toContain(`service:${other.id}`);
  expect(await shownBy('catalog')).toContain(`service:${other.id}`);
});

test('texts for search engines and legal texts change everything', async () => {
  const start = await changesSince();
  await api.db.insert(seoEntries).values({ path: '/catalog', title: 'Букеты' });
  const written = await changesSince(start.position);
  await api.db.insert(legalVersions).values({ slug: 'terms', text: 'Новый текст', summary: '' });
  const announced = await changesSince(written.position);
  expect([written.changes, announced.changes]).toEqual([['all'], ['all']]);
});

test('a response lists its dependencies only on request', async () => {
  const { headers } = await api.app.inject('/api/v1/catalog');
  expect(headers).not.toHaveProperty('vetka-shows');
});

test('an invalid position is refused', async () => {
  const { statusCode } = await api.app.inject({ url: '/changes', query: { since: 'yesterday' } });
  expect(statusCode).toBe(422);
});
