import { randomUUID } from 'node:crypto';
import type { CatalogPage, Category, Product } from '@vetka/domain/catalog';
import type { GoodsChoices, ManagedCategories, ManagedCategory } from '@vetka/domain/goods';
import type { AuditPage } from '@vetka/domain/moderation';
import type { Seo, SitemapEntry } from '@vetka/domain/page';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import {
  banners,
  productCategories,
  products,
  seoEntries,
  serviceSections,
  users,
} from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const at = 'moderation/categories';
const blank = { slug: '', description: '', isVisible: true, returnRule: null, pictureId: null };
const mark = () => randomUUID().slice(0, 8);
const add = (name: string, parentId: number | null = null, more: object = {}) =>
  admin.post<ManagedCategory & Problem>(at, { ...blank, name, parentId, ...more });
const made = async (...args: Parameters<typeof add>) => (await add(...args)).body;
const change = ({ id, image, name, slug, description, isVisible, returnRule }: ManagedCategory, more: object) =>
  admin.put<ManagedCategory & Problem>(`${at}/${id}`, {
    name,
    slug,
    description,
    isVisible,
    returnRule,
    pictureId: image?.id ?? null,
    ...more,
  });
const pageOf = (slug: string) => api.visitor().get<CatalogPage>(`catalog/${slug}`);
const redirectOf = async (path: string) =>
  (await api.visitor().get<Seo>(`seo?path=${encodeURIComponent(path)}`)).body.redirect?.location;
const listed = async () => (await api.visitor().get<Category[]>('categories')).body;

const seller = await market.seller();
const { visitor: owner } = await line.employ(seller.id, 'OWNER');
/** A product on sale in a category, put there by its shop. */
async function productIn(...categoryIds: number[]) {
  const product = await market.product(seller);
  const path = `desk/${seller.service.slug}/products/${product.id}`;
  const { status } = await owner.put(path, { version: 1, categoryIds });
  expect(status).toBe(200);
  return product;
}

const found = async (words: string) => {
  await api.app.jobs.settled();
  const { body } = await api.visitor().get<CatalogPage>(`products?search=${encodeURIComponent(words)}&asTyped=true`);
  return body.data.map(({ id }) => id);
};

test('a new category is in the catalogue, the choices of sellers and the sitemap at once', async () => {
  const before = await listed();
  const { status, body } = await add('Цветы в коробке', null, { description: 'Не нужна ваза' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ slug: 'tsvety-v-korobke', parentId: null, products: 0 });
  expect(before.some(({ id }) => id === body.id)).toBe(false);
  expect((await listed()).find(({ id }) => id === body.id)).toMatchObject({ name: 'Цветы в коробке' });
  expect((await pageOf(body.slug)).body.category).toMatchObject({ description: 'Не нужна ваза' });
  const choices = await owner.get<GoodsChoices>(`desk/${seller.service.slug}/product-choices`);
  expect(choices.body.categories.map(({ id }) => id)).toContain(body.id);
  const sitemap = await api.visitor().get<SitemapEntry[]>('sitemaps/categories?after=0&until=2147483647');
  expect(sitemap.body.map(({ path }) => path)).toContain(`/catalog/${body.slug}`);
  // The same name gets another address.
  expect((await made('Цветы в коробке')).slug).toMatch(/^tsvety-v-korobke-/);
});

test('a hidden category hides everything inside it, and is back when it is shown', async () => {
  const top = await made(`Скрытое ${mark()}`);
  const inner = await made('Внутри', top.id);
  expect((await pageOf(inner.slug)).status).toBe(200);
  await change(top, { isVisible: false });
  expect([(await pageOf(top.slug)).status, (await pageOf(inner.slug)).status]).toEqual([404, 404]);
  const { body } = await api.visitor().get<SitemapEntry[]>('sitemaps/categories?after=0&until=2147483647');
  expect(body.map(({ path }) => path)).not.toContain(`/catalog/${inner.slug}`);
  await change(top, { isVisible: true });
  expect((await pageOf(inner.slug)).status).toBe(200);
});

test('a switch of a category does not bring back the name of an outdated page', async () => {
  const category = await made(`Прежнее ${mark()}`, null, { description: 'Как было' });
  const put = (body: object) => admin.put<ManagedCategory>(`${at}/${category.id}`, body);
  const name = `Новое ${mark()}`;
  await Promise.all([put({ name }), put({ isVisible: false }), put({ returnRule: 'FLOWERS' })]);
  const saved = { name, isVisible: false, returnRule: 'FLOWERS', description: 'Как было', slug: category.slug };
  expect((await put({ description: 'Как было' })).body).toMatchObject(saved);
});

test('a renamed category is renamed on its products, and found by its new name', async () => {
  const category = await made(`Мимозы${mark()}`);
  const { id, slug } = await productIn(category.id);
  const read = async () => (await api.visitor().get<Product>(`products/${slug}`)).body.categories;
  expect(await read()).toMatchObject([{ name: category.name }]);
  expect(await found(category.name)).toContain(id);
  const name = `Фрезии${mark()}`;
  await change(category, { name });
  expect(await read()).toMatchObject([{ name, slug: category.slug }]);
  expect(await found(name)).toContain(id);
  expect(await found(category.name)).not.toContain(id);
});

test('a new address takes texts and banners along, and the old one redirects until it is in use again', async () => {
  const [old, next] = [`tulpany-${mark()}`, `tyulpany-${mark()}`];
  const category = await made('Тюльпаны', null, { slug: old });
  await api.db.insert(seoEntries).values({ path: `/catalog/${old}`, title: 'Тюльпаны к 8 Марта' });
  const [banner] = await api.db
    .insert(banners)
    .values({ place: 'HERO', title: 'Тюльпаны', href: `/catalog/${old}` })
    .returning();
  const { body } = await change(category, { slug: next });
  expect((await pageOf(next)).body.category).toMatchObject({ id: category.id });
  expect(await redirectOf(`/catalog/${old}`)).toBe(`/catalog/${next}`);
  expect((await api.visitor().get<Seo>(`seo?path=/catalog/${next}`)).body.title).toBe('Тюльпаны к 8 Марта');
  const [moved] = await api.db
    .select()
    .from(banners)
    .where(eq(banners.id, banner?.id ?? 0));
  expect(moved?.href).toBe(`/catalog/${next}`);
  await change(body, { slug: old });
  expect(await redirectOf(`/catalog/${old}`)).toBeUndefined();
  expect(await redirectOf(`/catalog/${next}`)).toBe(`/catalog/${old}`);
});

test('a former address redirects among the goods of shops, too, unless a section of the shop has it', async () => {
  const [old, next] = [`gerbery-${mark()}`, `gerbera-${mark()}`];
  const category = await made('Герберы', null, { slug: old });
  const shop = `/${seller.service.slug}`;
  expect(await redirectOf(`${shop}/${old}`)).toBeUndefined();
  await productIn(category.id);
  await change(category, { slug: next });
  expect(await redirectOf(`${shop}/${old}`)).toBe(`${shop}/${next}`);
  expect(await redirectOf(`/${(await market.seller()).service.slug}/${old}`), 'without such goods').toBeUndefined();
  expect(await redirectOf(`/nikto/${old}`)).toBeUndefined();
  await api.db.insert(serviceSections).values({ serviceId: seller.id, name: 'Герберы', slug: old });
  expect(await redirectOf(`${shop}/${old}`)).toBeUndefined();
});

test('addresses that are taken, reserved or not Latin are refused', async () => {
  const category = await made('Лилии', null, { slug: `lilii-${mark()}` });
  for (const slug of [category.slug, category.slug.toUpperCase(), 'search', 'storefront', 'лилии', 'a--b', 'a/b']) {
    const { status, body } = await add('Ещё', null, { slug });
    expect([slug, status, Object.keys(body.errors ?? {})]).toEqual([slug, 422, ['slug']]);
  }
});

test('categories are moved with what is inside them, three levels deep, all at a time', async () => {
  const [top, other] = [await made(`Дерево ${mark()}`), await made(`Другое ${mark()}`)];
  const inner = await made('Ветка', top.id);
  const leaf = await made('Лист', inner.id);
  expect((await add('Глубже', leaf.id)).body.errors).toHaveProperty('parentId');
  const places = async (parents: Record<number, number | null>) =>
    (await admin.get<ManagedCategories>(at)).body.map(({ id, parentId }) => ({
      id,
      parentId: id in parents ? (parents[id] ?? null) : parentId,
    }));
  const order = (categories: object) => admin.post<ManagedCategories>('moderation/category-order', { categories });
  expect((await order(await places({ [inner.id]: other.id }))).status).toBe(200);
  expect((await pageOf(leaf.slug)).body.path.map(({ id }) => id)).toEqual([other.id, inner.id, leaf.id]);
  expect((await order(await places({ [other.id]: leaf.id }))).status).toBe(409);
  expect((await order(await places({ [other.id]: top.id }))).status).toBe(409);
  expect((await order((await places({})).slice(1))).status).toBe(409);
  const reversed = (await places({})).toReversed();
  const { body } = await order(reversed);
  expect(body.filter(({ parentId }) => parentId === null).map(({ id }) => id)).toEqual(
    reversed.filter(({ parentId }) => parentId === null).map(({ id }) => id),
  );
});

test('the rule of returns of a category is that of its products, in the cart too, and goes down the tree', async () => {
  const top = await made(`Подарки ${mark()}`);
  const inner = await made('Конфеты', top.id);
  const { id, slug } = await productIn(inner.id);
  const customer = await market.customer();
  const rules = async () => {
    const { body } = await api.visitor().get<Product>(`products/${slug}`);
    const cart = await market.add(customer, id);
    return [body.returnRule, cart.carts[0]?.items[0]?.product.returnRule];
  };
  expect(await rules()).toEqual(['GIFTS', 'GIFTS']);
  await change(top, { returnRule: 'FOOD', reason: 'Теперь здесь сладости' });
  expect(await rules()).toEqual(['FOOD', 'FOOD']);
  await change(inner, { returnRule: 'GIFTS' });
  expect(await rules()).toEqual(['GIFTS', 'GIFTS']);
  const { body: log } = await admin.get<AuditPage>(`moderation/audit?kind=CATEGORY&objectId=${top.id}`);
  expect(log.data[0]).toMatchObject({
    reason: 'Теперь здесь сладости',
    changes: [{ field: 'Возврат', before: null, after: 'Еда и сладости' }],
  });
});

test('a seller who saves a product while its category is removed gets a message that says so', async () => {
  const [gone, target] = [await made(`Уйдёт ${mark()}`), await made(`Останется ${mark()}`)];
  const product = await productIn(gone.id);
  const removal = admin.post(`${at}/${gone.id}/removal`, { targetId: target.id });
  const path = `desk/${seller.service.slug}/products/${product.id}`;
  const saved = owner.put<Problem>(path, { version: 2, categoryIds: [gone.id] });
  const [{ status }, { status: saving }] = await Promise.all([removal, saved]);
  expect(status).toBe(200);
  expect([200, 422]).toContain(saving);
  const rows = await api.db.select().from(productCategories).where(eq(productCategories.productId, product.id));
  expect(rows.map(({ categoryId }) => categoryId)).toEqual([target.id]);
  expect(await api.db.$count(products, eq(products.id, product.id))).toBe(1);
});
