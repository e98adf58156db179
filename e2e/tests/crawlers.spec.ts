import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../shopper/test.ts';

interface Entity {
  '@type': string;
  [property: string]: unknown;
}

/** Properties that search engines require of each type before they use it. */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate'],
  DefinedRegion: ['addressCountry'],
  MonetaryAmount: ['value', 'currency'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'mainEntityOfPage'],
  Person: ['name'],
  Organization: ['name'],
  Brand: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
};

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null && '@type' in value;

/** An entity and its nested ones. */
function withParts(value: unknown): Entity[] {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (!isEntity(value)) return [];
  return [value, ...Object.values(value).flatMap(withParts)];
}

/** All entities of the structured data of a page, as the server sends them. */
async function entitiesOf(request: APIRequestContext, path: string): Promise<Entity[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => withParts((JSON.parse(json) as { '@graph': unknown })['@graph']));
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

const hrefOf = (page: Page, rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');

test('the structured data of every kind of page has the properties that search engines require', async ({
  request,
}) => {
  const products = locationsOf(await (await request.get('/sitemap-products-1.xml')).text());
  const articles = locationsOf(await (await request.get('/sitemap-articles-1.xml')).text());
  const pages: [path: string, types: string[]][] = [
    ['/', ['Organization', 'WebSite']],
    [
      new URL(products[0] ?? '').pathname,
      ['Product', 'Offer', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList'],
    ],
    ['/catalog/bukety', ['BreadcrumbList']],
    [new URL(articles[0] ?? '').pathname, ['Article']],
    ['/myata-i-pion', ['Organization', 'AggregateRating']],
  ];
  for (const [path, types] of pages) {
    const entities = await entitiesOf(request, path);
    expect(
      entities.map((entity) => entity['@type']),
      path,
    ).toEqual(expect.arrayContaining(types));
    for (const entity of entities) {
      const needed = required[entity['@type']];
      expect(needed, `${path}: the type ${entity['@type']} is known`).toBeDefined();
      for (const property of needed ?? []) {
        expect(entity[property], `${path}: ${entity['@type']}.${property}`).toBeTruthy();
      }
    }
  }
});

test('every kind of open page has its own title and description', async ({ request }) => {
  const first = async (kind: string) =>
    new URL(locationsOf(await (await request.get(`/sitemap-${kind}-1.xml`)).text())[0] ?? '').pathname;
  const product = await first('products');
  const paths = ['/', '/catalog', '/catalog/bukety', '/popular', '/cost-price', '/subscription-cost-products'];
  const lists = ['/shops', '/shops/content', '/shops/articles', '/articles', '/content', '/content/feed', '/users'];
  const shop = ['', '/storefront', '/bukety', '/content', '/articles'].map((part) => `/myata-i-pion${part}`);
  const person = ['', '/articles', '/subscribers', '/subscriptions', '/subscriptions/services'];
  const documents = ['/docs', '/docs/ranking', '/docs/police', '/docs/police/versions'];
  const pages = [...paths, ...lists, ...shop, ...documents, product, `${product}/reviews`, await first('articles')];
  const seen = new Map<string, string>();
  for (const path of [...pages, ...person.map((part) => `/account/lena.sokolova${part}`)]) {
    const html = await (await request.get(path)).text();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect.soft(description.length, `${path}: «${description}»`).toBeGreaterThanOrEqual(30);
    expect.soft(description.length, `${path}: «${description}»`).toBeLessThanOrEqual(200);
    expect.soft(description, path).not.toContain('undefined');
    for (const text of [description, /<title>([^<]*)/.exec(html)?.[1] ?? '']) {
      expect.soft(seen.get(text), `${path}: «${text}» is of another page`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('robots.txt leads to sitemaps whose addresses exist', async ({ request }) => {
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(await (await request.get('/robots.txt')).text()) ?? [];
  const files = locationsOf(await (await request.get(new URL(index).pathname)).text());
  expect(files.map((file) => new URL(file).pathname)).toEqual(
    expect.arrayContaining(['/sitemap-pages.xml', '/sitemap-categories-1.xml', '/sitemap-products-1.xml']),
  );
  for (const file of files) {
    const locations = locationsOf(await (await request.get(new URL(file).pathname)).text());
    expect(locations.length, file).toBeGreaterThan(0);
    const last = new URL(locations.at(-1) ?? '');
    expect((await request.get(last.pathname, { maxRedirects: 0 })).status(), last.pathname).toBe(200);
  }
});

test('filters and orders have the canonical address of their list; further pages keep their number', async ({
  page,
}) => {
  await page.goto('/catalog/bukety?flower=роза&sort=cheaper');
  expect(await hrefOf(page, 'canonical')).toMatch(/\/catalog\/bukety$/);
  await page.goto('/catalog/bukety?sort=cheaper&page=2');
  expect(await hrefOf(page, 'canonical')).toMatch(/\/catalog\/bukety\?page=2$/);
});

test('the list of articles leads to its feed', async ({ page, request }) => {
  await page.goto('/articles');
  const feed = await request.get((await hrefOf(page, 'alternate')) ?? '');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThan(5);
});
