import type { CatalogFilters, CatalogPage, Category, Product, ProductPage } from '@vetka/domain/catalog';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { products } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const visitor = api.visitor();

const find = async (search: string) =>
  (await visitor.get<CatalogPage>(`catalog?search=${encodeURIComponent(search)}`)).body;
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title.toLowerCase());

test('REC-10: categories are a tree whose top level has parent 0', async () => {
  const { body } = await visitor.get<Category[]>('categories');
  expect(
    body.find(({ id }) => id === 2),
    'REC-11: category 2',
  ).toMatchObject({ name: 'Цветы и подарки' });
  expect(body.filter(({ parentId }) => parentId === 0).length).toBeGreaterThan(0);
  expect(body.length, 'ACA-12: all categories').toBeGreaterThan(10);
  const known = new Set([0, ...body.map(({ id }) => id)]);
  expect(body.filter(({ parentId }) => !known.has(parentId))).toEqual([]);
});

test('AAR-20: a page of the catalogue has data and meta, and pages do not overlap', async () => {
  const seen: number[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const { body } = await visitor.get<CatalogPage>(`catalog?page=${page}&take=100&sort=cheaper`);
    expect(body.meta, 'REC-27: the metadata of a page').toEqual({
      page,
      take: 100,
      pageCount: Math.ceil(body.meta.total / 100),
      total: body.meta.total,
    });
    seen.push(...body.data.map(({ id }) => id));
    pageCount = body.meta.pageCount;
    expect(body.meta.total).toBeGreaterThan(200);
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test('all forms of a word match', async () => {
  const [one, other] = [await find('букетами'), await find('букет')];
  expect(one.meta.total).toBeGreaterThan(5);
  expect(one.meta.total).toBe(other.meta.total);
});

test('«ё» matches «е»', async () => {
  expect((await find('чёрный')).meta.total).toBe((await find('черный')).meta.total);
});

test('a typo is tolerated', async () => {
  const { data } = await find('букит');
  expect(data.length).toBeGreaterThan(0);
  expect(titles({ data }).some((title) => title.includes('букет'))).toBe(true);
  expect((await find('букит')).correctedSearch).toBe('букет');
});

test('text in the wrong keyboard layout is corrected, and the answer says so', async () => {
  const found = await find(',ertn');
  expect(found.correctedSearch).toBe('букет');
  expect((await find(',erbn')).correctedSearch).toBe('букет');
  expect(found.meta.total).toBe((await find('букет')).meta.total);
});

test('ACA-01: prices are filtered in roubles and sorted both ways', async () => {
  const { body } = await visitor.get<CatalogPage>('catalog?priceFrom=2000&priceTo=5000&sort=cheaper&take=100');
  const prices = body.data.map(({ price }) => price);
  expect(prices.length).toBeGreaterThan(3);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(200_000);
  expect(Math.max(...prices)).toBeLessThanOrEqual(500_000);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const dearer = (await visitor.get<CatalogPage>('catalog?priceFrom=2000&priceTo=5000&sort=dearer&take=100')).body;
  const falling = dearer.data.map(({ price }) => price);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling[0]).toBeGreaterThan(prices[0] ?? 0);
});

test('ACA-08: every filter count equals the length of the list it leads to', async () => {
  const { body } = await visitor.get<CatalogFilters>('products/getFilters?priceTo=8000');
  expect(body.groups.length).toBeGreaterThan(2);
  for (const group of body.groups) {
    for (const option of group.options.slice(0, 3)) {
      const list = await visitor.get<ProductPage>(
        `products?priceTo=8000&${group.name}=${encodeURIComponent(option.value)}`,
      );
      const shown = [group.name, option.value, list.body.meta.total];
      expect(shown, 'ACA-03: the list of products').toEqual([group.name, option.value, option.count]);
    }
  }
});

test('«В наличии», «По себестоимости» and the rating are offered with counts, the rating without its own condition', async () => {
  const groupsFor = async (query: string) => {
    const { body } = await visitor.get<CatalogFilters>(`products/getFilters?${query}`);
    return Object.fromEntries(body.groups.map(({ name, options }) => [name, options]));
  };
  const all = await groupsFor('');
  for (const name of ['inStock', 'costPrice']) {
    expect(all[name]).toEqual([{ value: 'true', label: expect.any(String), count: expect.any(Number) }]);
  }
  expect(all['rating']).toMatchObject([{ value: '4', label: '4 и\u00A0выше' }]);
  const narrowed = await groupsFor('rating=5&inStock=true');
  expect(narrowed['rating']?.map(({ value }) => value)).toEqual(['5', '4']);
  const { body: rated } = await visitor.get<ProductPage>('products?rating=4&inStock=true');
  expect(narrowed['rating']?.[1]?.count).toBe(rated.meta.total);
});

test('a chosen value without products keeps its name among the options', async () => {
  const none = 'products/getFilters?priceTo=1';
  const { body: all } = await visitor.get<CatalogFilters>('products/getFilters');
  for (const name of ['flower', 'service'] as const) {
    const chosen = all.groups.find((group) => group.name === name)?.options[0];
    const { body } = await visitor.get<CatalogFilters>(
      `${none}&${name}=${encodeURIComponent(chosen?.value ?? '')},net`,
    );
    expect(body.groups).toEqual([{ name, label: expect.any(String), options: [{ ...chosen, count: 0 }] }]);
  }
});

test('ACA-02: a category includes its descendants and has the path from the root', async () => {
  const { body: all } = await visitor.get<Category[]>('categories');
  const child = all.find(({ parentId, productsCount }) => parentId === 2 && productsCount > 0);
  const { body } = await visitor.get<CatalogPage>(`catalog/${child?.slug}`);
  expect(body.meta.total).toBe(child?.productsCount);
  expect(body.path.map(({ id }) => id)).toEqual([2, child?.id]);
  expect(body.category, 'REC-09: a category').toMatchObject({ id: child?.id, parentId: 2, isSelected: true });
  const one = await visitor.get<Category>(`categories/${child?.id}`);
  expect(one.body.slug, 'ACA-13: one category').toBe(child?.slug);
  expect((await visitor.get('catalog/net-takogo')).status).toBe(404);
});

test('ACA-04: the product page has all details of the product', async () => {
  const { body: list } = await visitor.get<ProductPage>('products/popular');
  const slug = list.data[0]?.slug;
  const { status, body } = await visitor.get<Product>(`products/${slug}`);
  expect(status).toBe(200);
  expect(body.mediaFiles.length).toBeGreaterThan(1);
  expect(body.categories.length).toBeGreaterThan(0);
  expect(body.seller.deliveryOptions.length).toBeGreaterThan(0);
  const ratings = await visitor.get(`products/${body.id}/ratings`);
  expect(ratings.body, 'ACA-06: the ratings of a product').toEqual(body.ratings);
  expect(body.ratings.histogram).toHaveLength(5);
  expect(body.ratings.histogram.reduce((a, b) => a + b, 0)).toBe(body.ratings.reviewsCount);
  expect(body.deliveryText).toMatch(/^(Сегодня|Завтра|Через|\d+ [а-я]+|Срок)/);
  const { body: related } = await visitor.get<ProductPage>(`products/${body.id}/related?take=4`);
  expect(related.data, 'ACA-07: related products').toHaveLength(4);
  expect(related.data.map(({ id }) => id)).not.toContain(body.id);
  expect((await visitor.get('products/net-takogo')).status).toBe(404);
});

test('products named by their ids come in that order, without hidden ones, with the hearts of the visitor', async () => {
  const { body: list } = await visitor.get<ProductPage>('products/popular?take=3');
  const [first, second, third] = list.data.map(({ id }) => id) as [number, number, number];
  const hidden = await makeProduct(api.db, (await makeService(api.db)).id, { status: 'DRAFT' });
  const ids = [third, hidden.id, first, 999_999_999, second];
  const { status, body } = await visitor.get<ProductPage>(`products?ids=${ids.join(',')}`);
  expect(status).toBe(200);
  expect(body.data.map(({ id }) => id)).toEqual([third, first, second]);
  const { visitor: shopper } = await api.signIn();
  await shopper.post(`products/${second}/favorite`, { method: 'UP' });
  const own = await shopper.get<ProductPage>(`products?ids=${first},${second}`);
  expect(own.body.data.map(({ isFavorite }) => isFavorite)).toEqual([false, true]);
  for (const refused of ['', '0', '1,', 'x', Array.from({ length: 25 }, (_, index) => index + 1).join(',')]) {
    expect((await visitor.get(`products?ids=${refused}`)).status, `«${refused}»`).toBe(422);
  }
});

test('related products are one per family', async () => {
  const { body: list } = await visitor.get<ProductPage>('products?take=6&sort=cheaper');
  for (const { id, slug } of list.data) {
    const { body: related } = await visitor.get<ProductPage>(`products/${id}/related?take=12`);
    const pages = await Promise.all(related.data.map((each) => visitor.get<Product>(`products/${each.slug}`)));
    const families = pages.map(({ body }) => body.family.map((each) => each.id).join() || String(body.id));
    expect({ slug, families }).toEqual({ slug, families: [...new Set(families)] });
  }
});

test('of products with as much in common, the one of a similar price is related first', async () => {
  const { id: serviceId } = await makeService(api.db);
  const make = (price: number, popularity: number) => makeProduct(api.db, serviceId, { price, popularity });
  const [own, dear, alike] = [await make(300_000, 0), await make(3_000_000, 2_000_001), await make(310_000, 2_000_000)];
  const { body: related } = await visitor.get<ProductPage>(`products/${own.id}/related?take=24`);
  const order = related.data.map(({ id }) => id).filter((id) => [dear.id, alike.id].includes(id));
  expect(order[0]).toBe(alike.id);
  for (const { id } of [own, dear, alike]) await api.db.delete(products).where(eq(products.id, id));
});

test('STA-44: favourites are a set: repeated and concurrent requests count once', async () => {
  const { body: list } = await visitor.get<ProductPage>('products/popular');
  const id = list.data[3]?.id;
  expect((await visitor.post(`products/${id}/favorite`, { method: 'UP' })).status).toBe(401);
  const { visitor: person } = await api.signIn();
  const { body: before } = await person.post(`products/${id}/favorite`, { method: 'DOWN' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => person.post(`products/${id}/favorite`, { method: 'UP' })),
  );
  for (const { body } of answers) {
    expect(body).toEqual({ isFavorite: true, favoritesCount: Number(before.favoritesCount) + 1 });
  }
  const { body: own } = await person.get<ProductPage>('products/favorite');
  expect(own.data.map((card) => [card.id, card.isFavorite])).toEqual([[id, true]]);
  const { body: after } = await person.post(`products/${id}/favorite`, { method: 'DOWN' });
  expect(after, 'ACA-11: and is removed again').toEqual(before);
});

test('ACA-10: favourites are listed most recently added first', async () => {
  const { body: list } = await visitor.get<ProductPage>('products/popular?take=3');
  const chosen = list.data.map(({ id }) => id);
  const { visitor: person } = await api.signIn();
  for (const id of chosen) await person.post(`products/${id}/favorite`, { method: 'UP' });
  const { body } = await person.get<ProductPage>('products/favorite');
  expect(body.data.map(({ id }) => id)).toEqual(chosen.toReversed());
});

test('a mistyped word finds what the correct one finds', async () => {
  expect((await find('букит')).meta.total).toBe((await find('букет')).meta.total);
});

test('ACA-05: a person has one vote per product, and the opposite direction withdraws it', async () => {
  const { body: list } = await visitor.get<ProductPage>('products/popular');
  const { body: product } = await visitor.get<Product>(`products/${list.data[5]?.slug}`);
  const { visitor: person } = await api.signIn();
  const vote = async (method: string) => (await person.post(`products/${product.id}/vote`, { method })).body;
  const { votesUp, votesDown } = product;
  expect(await vote('UP')).toEqual({ ownVote: 'UP', votesUp: votesUp + 1, votesDown });
  expect(await vote('UP')).toEqual({ ownVote: 'UP', votesUp: votesUp + 1, votesDown });
  expect(await vote('DOWN')).toEqual({ ownVote: null, votesUp, votesDown });
  expect((await person.get(`products/${product.slug}`)).body).toMatchObject({ ownVote: null, votesUp, votesDown });
  expect(await vote('DOWN')).toEqual({ ownVote: 'DOWN', votesUp, votesDown: votesDown + 1 });
  expect(await vote('UP')).toEqual({ ownVote: null, votesUp, votesDown });
  await Promise.all(Array.from({ length: 200 }, () => vote('UP')));
  expect((await person.get(`products/${product.slug}`)).body).toMatchObject({ votesUp: votesUp + 1, votesDown });
  expect((await person.post(`products/${product.id}/vote`, { method: 'SIDEWAYS' })).status).toBe(422);
});

test('a product page contains the kind of the product', async () => {
  const { body: list } = await visitor.get<ProductPage>('products/popular');
  const [first, second] = list.data;
  await api.db
    .update(products)
    .set({ kind: 'SHARE' })
    .where(eq(products.id, second?.id ?? 0));
  expect((await visitor.get<Product>(`products/${first?.slug}`)).body.kind).toBe('COMMON');
  expect((await visitor.get<Product>(`products/${second?.slug}`)).body.kind).toBe('SHARE');
});

test('RTE-03: a bouquet with several sizes appears once among the popular products', async () => {
  const { body } = await visitor.get<ProductPage>('products/popular?take=100');
  const families = await Promise.all(
    body.data.slice(0, 20).map(async ({ slug }) => (await visitor.get<Product>(`products/${slug}`)).body.family),
  );
  expect(body.data.length, 'ACA-09: the popular products').toBeGreaterThan(20);
  const shown = new Set(body.data.map(({ id }) => id));
  for (const family of families.filter((sizes) => sizes.length > 0)) {
    expect(family.filter(({ id }) => shown.has(id))).toHaveLength(1);
  }
});
