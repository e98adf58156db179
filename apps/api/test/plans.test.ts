import type { ProductPage } from '@vetka/domain/catalog';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { createMarketFixture } from './marketFixture.ts';
import { scansOfQueries } from './plans.ts';

const productsCount = 100_000;
const api = await startTestApp();
await api.app.jobs.stop();
const market = createMarketFixture(api);
const guest = api.visitor();
let slug = '';
let id = 0;

/** A large shop: 40 sellers, 60 categories, a flower, a colour and a picture for each product. */
beforeAll(async () => {
  const { service } = await market.seller();
  await api.db.execute(sql`
    insert into services (slug, name, status, owner_id, city_id)
    select 'seller-' || n, 'Цветы № ' || n, 'PUBLISHED', ${service.ownerId}, ${service.cityId} from generate_series(1, 39) n
  `);
  await api.db.execute(sql`
    insert into categories (slug, name, position) select 'category-' || n, 'Раздел ' || n, n from generate_series(1, 60) n
  `);
  await api.db.execute(sql`
    insert into attributes (name, label, kind) values ('flower', 'Цветы', 'LIST'), ('colour', 'Цвет', 'COLOUR'),
      ('material', 'Материал', 'LIST'), ('height', 'Высота', 'NUMBER')
  `);
  await api.db.execute(sql`
    insert into attribute_values (attribute_id, value, label, number)
    select a.id, a.name || n, a.label || ' ' || n, case when a.kind = 'NUMBER' then n end
    from attributes a, generate_series(1, 20) n
  `);
  // Searches are not planned here, and filling their indexes takes longer than the rest.
  await api.ownerDb.execute(sql`drop index products_search`);
  await api.db.execute(sql`
    insert into products (slug, service_id, status, title, price, stock, popularity, published_at, rating_sum, rating_count)
    select 'product-' || n, sellers.ids[1 + n % 40], 'PUBLISHED', 'Букет ' || n, 100 * (100 + n * 7919 % 20000), n % 5,
      n * 1009 % 1000, now() - n * interval '1 minute', n % 20, 5
    from generate_series(1, ${productsCount}::int) n, (select array_agg(id) as ids from services) sellers
  `);
  await api.db.execute(sql`
    insert into product_categories (product_id, category_id)
    select id, (select min(id) from categories) + id % 60 from products
  `);
  await api.db.execute(sql`
    insert into product_attribute_values (product_id, value_id)
    select p.id, v.first + p.id * 31 % 20
    from products p, (select min(id) as first from attribute_values group by attribute_id) v
  `);
  await api.db.execute(sql`
    insert into media (type, owner_scope, key, filename, content_type)
    select 'IMAGE', 'PLATFORM', 'picture-' || n, 'rose.webp', 'image/webp' from generate_series(1, 20000) n
  `);
  await api.db.execute(sql`
    insert into product_media (product_id, media_id)
    select p.id, m.first + p.id % 20000 from products p, (select min(id) as first from media) m
  `);
  await api.db.execute(sql`
    insert into product_compositions (product_id, name) select id, 'Роза' from products where id % 5 = 0
  `);
  await api.db.execute(sql`
    insert into reviews (user_id, product_id, rating) select ${service.ownerId}, id, 5 from products where id % 5 = 0
  `);
  await api.ownerDb.execute(sql`vacuum analyze`);
  const { body } = await guest.get<ProductPage>('products?take=1');
  slug = body.data[0]?.slug ?? '';
  id = body.data[0]?.id ?? 0;
}, 300_000);

/** Tables that grow with the number of products. */
const large = new Set([
  'products',
  'product_categories',
  'product_attribute_values',
  'product_media',
  'product_compositions',
  'reviews',
  'media',
]);

async function scansOfRequest(path: string): Promise<string[]> {
  let status = 0;
  const asked = await api.queries.during(async () => {
    ({ status } = await guest.get(path));
  });
  expect([path, status]).toEqual([path, 200]);
  expect(asked.length).toBeGreaterThan(1);
  return scansOfQueries(api.app.pool, asked, large);
}

const paths: [title: string, path: () => string][] = [
  ['the catalogue', () => 'catalog?take=24'],
  ['a category', () => 'catalog/category-7?take=24'],
  ['a list by price', () => 'products?sort=cheaper&take=24'],
  ['the newest products', () => 'products?sort=new&take=24'],
  ['the best rated products', () => 'products?sort=rating&take=24'],
  ['a deep page', () => 'products?page=4000&take=24'],
  ['a deep page by price', () => 'products?sort=cheaper&page=3000&take=24'],
  ['a list by flower and colour', () => 'products?flower=flower3&colour=colour5&take=24'],
  ['a list by a range of numbers', () => 'products?facet=height.5-6&colour=colour5&take=24'],
  ['a list by facets of the administration', () => 'products?facet=material.material3&colour=colour5&take=24'],
  ['a list by price range', () => 'products?priceFrom=500&priceTo=600&take=24'],
  ['products of a seller', () => 'products?service=seller-3&take=24'],
  ['a product', () => `products/${slug}`],
  ['related products', () => `products/${id}/related`],
];

test.each(paths)('%s is read by indexes among 100,000 products', async (_title, path) => {
  await guest.get('categories');
  await api.db.execute(sql`update cities set population = population`);
  expect(await scansOfRequest(path())).toEqual([]);
});
