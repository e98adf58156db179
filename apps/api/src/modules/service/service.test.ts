import type { ArticlePage } from '@vetka/domain/article';
import type { Product, ProductPage } from '@vetka/domain/catalog';
import type { ContentPage } from '@vetka/domain/content';
import type { Banner } from '@vetka/domain/page';
import type { Page } from '@vetka/domain/paging';
import type { Employee, Service, ServiceCard, SubscriptionPlan } from '@vetka/domain/service';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import {
  banners,
  cities,
  serviceEmployees,
  services,
  subscriptionPlans,
  users,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();
const slug = 'myata-i-pion';
const { body: shop } = await guest.get<Service>(`services/${slug}`);
const get = async <T>(path: string) => (await guest.get<T>(path)).body;

test('ASE-01: only published sellers are listed, those of the visitor’s city first', async () => {
  const hidden = await makeService(api.db, { status: 'HIDDEN' });
  const [kazan] = await api.db.select().from(cities).where(eq(cities.slug, 'kazan'));
  const { visitor } = await api.signIn();
  await visitor.put('profile', { cityId: kazan?.id });
  const { body } = await visitor.get<Page<ServiceCard>>('services?take=100');
  expect(body.data[0]?.cityName).toBe('Казань');
  expect(body.data.map(({ id }) => id)).not.toContain(hidden.id);
  expect(new Set(body.data.map(({ id }) => id)).size).toBe(body.meta.total);
  expect((await guest.get(`services/${hidden.slug}`)).status).toBe(404);
});

test('ASE-01: sellers are found by a part of their name and by their city', async () => {
  const found = await get<Page<ServiceCard>>(`services?search=${encodeURIComponent('ПИОН')}`);
  expect(found.data.map((card) => card.slug)).toContain(slug);
  const [city] = await api.db.select({ id: cities.id }).from(cities).where(eq(cities.slug, 'nizhniy-novgorod'));
  const near = await get<Page<ServiceCard>>(`services?cityId=${city?.id}`);
  expect(near.data.length).toBeGreaterThan(0);
  expect(near.data.map(({ cityName }) => cityName)).toEqual(near.data.map(() => 'Нижний Новгород'));
});

test('ASE-02: a seller is read by id and by slug, with requisites, delivery and categories', async () => {
  expect(await get<Service>(`services/${shop.id}`)).toEqual(shop);
  expect(shop.inn).toMatch(/^\d{10}(\d\d)?$/);
  expect(shop.deliveryOptions.length).toBeGreaterThan(0);
  expect(shop.categories.length).toBeGreaterThan(0);
  expect((await guest.get('services/net-takogo')).body.message).toBe('Такого магазина нет');
});

test('a seller promises a photo before delivery only while it is switched on', async () => {
  const [card] = (await get<ProductPage>(`services/${slug}/products?take=1`)).data;
  const promises = async () => [
    (await get<Service>(`services/${slug}`)).photoBeforeDelivery,
    (await get<Product>(`products/${card?.slug}`)).seller.photoBeforeDelivery,
  ];
  expect(await promises()).toEqual([true, true]);
  await api.db.update(services).set({ photoBeforeDelivery: false }).where(eq(services.slug, slug));
  expect(await promises()).toEqual([false, false]);
  await api.db.update(services).set({ photoBeforeDelivery: true }).where(eq(services.slug, slug));
});

test('a seller that takes no orders says so on its page and with its products', async () => {
  const [card] = (await get<ProductPage>(`services/${slug}/products?take=1`)).data;
  const accepts = async () => [
    (await get<Service>(`services/${slug}`)).isAcceptingOrders,
    (await get<Product>(`products/${card?.slug}`)).seller.isAcceptingOrders,
  ];
  expect(await accepts()).toEqual([true, true]);
  await api.db.update(services).set({ isAcceptingOrders: false }).where(eq(services.slug, slug));
  expect(await accepts()).toEqual([false, false]);
  await api.db.update(services).set({ isAcceptingOrders: true }).where(eq(services.slug, slug));
});

test('ASE-03: the posts of a seller are only its own', async () => {
  const page = await get<ContentPage>(`services/${slug}/content?take=100`);
  expect(page.data.length).toBeGreaterThan(0);
  expect(page.data.map(({ author }) => author.slug)).toEqual(page.data.map(() => slug));
  expect((await get<ContentPage>(`services/${slug}/content?authorType=USER`)).meta.total).toBe(0);
});

test('ASE-04: the newest posts of a seller', async () => {
  const page = await get<ContentPage>(`services/${slug}/content/new`);
  const whole = await get<ContentPage>(`services/${slug}/content?take=100`);
  expect(page.meta.take, 'CON-10: six by default').toBe(6);
  expect(page.data).toEqual(whole.data.slice(0, 6));
  expect((await get<ContentPage>(`services/${slug}/content/new?take=1`)).data).toEqual(whole.data.slice(0, 1));
});

test('ASE-05: current employees are shown, the owner first', async () => {
  const before = await get<Employee[]>(`services/${slug}/employees`);
  expect(before[0]).toMatchObject({ nickname: 'florist', role: 'OWNER', status: 'WORKER' });
  expect(before.length).toBeGreaterThan(2);
  const [left, hidden] = before.slice(1);
  await api.db
    .update(serviceEmployees)
    .set({ status: 'FINAL' })
    .where(and(eq(serviceEmployees.serviceId, shop.id), eq(serviceEmployees.userId, left?.id ?? 0)));
  await api.db
    .update(users)
    .set({ isVisible: false })
    .where(eq(users.id, hidden?.id ?? 0));
  const after = await get<Employee[]>(`services/${slug}/employees`);
  expect(after.map(({ id }) => id)).toEqual([before[0], ...before.slice(3)].map((employee) => employee?.id));
});

test('ASE-06: the articles of a seller are only its own', async () => {
  const { data: all } = await get<ArticlePage>('articles?take=100&authorType=SHOP');
  const author = all[0]?.author.slug;
  const own = await get<ArticlePage>(`services/${author}/articles?take=100`);
  expect(own.data).toEqual(all.filter((article) => article.author.slug === author));
  const newest = await get<ArticlePage>(`services/${author}/articles/new?take=1`);
  expect(newest.data, 'ASE-07: the newest articles of a seller').toEqual(own.data.slice(0, 1));
});

test('ASE-08: the products of a seller are only its own', async () => {
  const goods = await get<ProductPage>(`services/${slug}/products?take=100`);
  const inWindow = await get<ProductPage>(`services/${slug}/storefront-products?take=100`);
  expect(goods.meta.total).toBe(shop.productsCount);
  expect(new Set(goods.data.map((card) => card.service.slug))).toEqual(new Set([slug]));
  expect(inWindow.data.length, 'ASE-09: the storefront of a seller').toBeGreaterThan(0);
  expect(
    goods.data.map(({ id }) => id),
    'ASE-09: the storefront shows goods of the seller',
  ).toEqual(expect.arrayContaining(inWindow.data.map(({ id }) => id)));
});

test('ASE-10: banners of a seller’s home page currently shown to this visitor', async () => {
  await api.db.delete(banners).where(eq(banners.serviceId, shop.id));
  const banner = { place: 'SERVICE' as const, serviceId: shop.id, href: '/catalog' };
  await api.db.insert(banners).values([
    { ...banner, title: 'Второй', position: 2 },
    { ...banner, title: 'Первый', position: 1 },
    { ...banner, title: 'Снятый', isActive: false },
    { ...banner, title: 'Прошедший', endsAt: new Date(Date.now() - 1000) },
    { ...banner, title: 'Для вошедших', audience: 'USERS', position: 3 },
  ]);
  const titles = (list: Banner[]) => list.map(({ title }) => title);
  expect(titles(await get<Banner[]>(`services/${slug}/banners`))).toEqual(['Первый', 'Второй']);
  const { visitor } = await api.signIn();
  const { body } = await visitor.get<Banner[]>(`services/${slug}/banners`);
  expect(titles(body)).toEqual(['Первый', 'Второй', 'Для вошедших']);
  expect(titles(await get<Banner[]>('banners'))).not.toContain('Первый');
});

test("ASE-11: the seller's plans come before those valid with every seller; withdrawn ones are not listed", async () => {
  const before = await get<SubscriptionPlan[]>(`services/${slug}/subscriptions`);
  const own = await api.db.select().from(subscriptionPlans).where(eq(subscriptionPlans.serviceId, shop.id));
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(before.slice(0, own.length).map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
  expect(before.slice(own.length).map(({ type }) => type)).toContain('COST_PRICE');
  await api.db
    .update(subscriptionPlans)
    .set({ isActive: false })
    .where(eq(subscriptionPlans.id, before[0]?.id ?? 0));
  expect(await get<SubscriptionPlan[]>(`services/${slug}/subscriptions`)).toEqual(before.slice(1));
});

test.each(
  'content content/new employees articles articles/new products storefront-products banners subscriptions'.split(' '),
)('/services/{id}/%s of a service that is not published is not found', async (part) => {
  const { slug: hidden } = await makeService(api.db, { status: 'MODERATION' });
  expect((await guest.get(`services/${hidden}/${part}`)).status).toBe(404);
  await api.db.update(services).set({ status: 'PUBLISHED' }).where(eq(services.slug, hidden));
  expect((await guest.get(`services/${hidden}/${part}`)).status).toBe(200);
});
