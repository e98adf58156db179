import type { Banner } from '@vetka/domain/page';
import type { Problem } from '@vetka/domain/problem';
import type { Service } from '@vetka/domain/service';
import { sectionMoved, type ShopBanners, type ShopSections } from '@vetka/domain/storefront';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createStorefrontFixture } from '../../../test/storefrontFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  legalInfos,
  serviceSubscribers,
  subscriptionHoldings,
  subscriptionPlans,
  users,
} from '../../platform/database/schema/index.ts';

const { api, opened } = await createStorefrontFixture();

describe('the sections of a shop', () => {
  async function withSections() {
    const shop = await opened(3);
    const post = async (name: string, parentId: number | null = null) =>
      (await shop.owner.visitor.post<ShopSections>(`${shop.at}/sections`, { name, parentId })).body;
    const idOf = (sections: ShopSections, name: string) => sections.find((each) => each.name === name)?.id ?? 0;
    const flowers = idOf(await post('Пионы'), 'Пионы');
    const white = idOf(await post('Белые пионы', flowers), 'Белые пионы');
    const gifts = idOf(await post('Подарки'), 'Подарки');
    const fill = (id: number, productIds: readonly (number | undefined)[]) =>
      shop.owner.visitor.put(`${shop.at}/sections/${id}/products`, { productIds });
    return { ...shop, flowers, white, gifts, fill, post };
  }
  const names = (parts: Service['categories']) =>
    parts.map(({ name, children }) => [name, children.map((c) => c.name)]);

  test('sections with goods are parts of the shop’s page, and a section shows the goods of its subsections', async () => {
    const { goods, white, gifts, fill, home, listed } = await withSections();
    const before = (await home()).categories;
    expect(before).toEqual([]);
    await fill(white, [goods[1]]);
    await fill(gifts, [goods[2], goods[0]]);
    const { categories } = await home();
    expect(names(categories)).toEqual([
      ['Пионы', ['Белые пионы']],
      ['Подарки', []],
    ]);
    expect(categories.map(({ productsCount }) => productsCount)).toEqual([1, 2]);
    expect(await listed('products?category=piony')).toEqual([goods[1]]);
    expect(await listed('products?category=podarki')).toEqual([goods[0], goods[2]]);
  });

  test('a hidden section is not shown, and neither is a deleted one until it is restored', async () => {
    const { owner, at, goods, flowers, gifts, white, fill, home } = await withSections();
    await fill(white, [goods[0]]);
    await fill(gifts, [goods[1]]);
    await owner.visitor.put(`${at}/sections/${gifts}`, { name: 'Дарить' });
    await owner.visitor.put(`${at}/sections/${gifts}`, { isVisible: false });
    expect(names((await home()).categories)).toEqual([['Пионы', ['Белые пионы']]]);
    await owner.visitor.put(`${at}/sections/${gifts}`, { isVisible: true });
    await owner.visitor.delete(`${at}/sections/${flowers}`);
    expect(names((await home()).categories)).toEqual([['Дарить', []]]);
    const { body } = await owner.visitor.post<ShopSections>(`${at}/sections/${flowers}/restore`, {});
    expect(body.find(({ id }) => id === white)?.productIds).toEqual([goods[0]]);
    expect(names((await home()).categories).length).toBe(2);
  });

  test('sections move among their siblings and into others with their subsections, never to a fourth level', async () => {
    const { owner, at, flowers, white, gifts, read, post } = await withSections();
    const arrange = (sections: ShopSections) =>
      owner.visitor.post(`${at}/section-order`, { sections: sections.map(({ id, parentId }) => ({ id, parentId })) });
    const moved = sectionMoved((await read()).sections, flowers, { parentId: gifts, place: 0 });
    expect((await arrange(moved)).status).toBe(200);
    expect((await read()).sections.map(({ name }) => name)).toEqual(['Подарки', 'Пионы', 'Белые пионы']);
    const inside = sectionMoved(moved, gifts, { parentId: white, place: 0 });
    expect((await arrange(inside)).status).toBe(409);
    expect((await arrange(moved.slice(1))).status).toBe(409);
    const refused = await owner.visitor.post<Problem>(`${at}/sections`, { name: 'Глубже', parentId: white });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { parentId: ['В рубриках может быть не больше 3 уровней'] },
    ]);
    await owner.visitor.post(`${at}/sections`, { name: 'Открытки', parentId: null });
    const deep = sectionMoved((await read()).sections, gifts, {
      parentId: (await read()).sections[3]?.id ?? 0,
      place: 0,
    });
    expect((await arrange(deep)).status).toBe(409);
    expect((await post('Пионы')).map(({ slug }) => slug)).toContainEqual(expect.stringMatching(/^piony-/));
  });

  test('a shop shows three levels, and a section has the goods of every level below it', async () => {
    const { owner, at, goods, flowers, white, fill, home, listed, post } = await withSections();
    const tiny = (await post('Кустовые', white)).find(({ name }) => name === 'Кустовые')?.id ?? 0;
    await fill(tiny, [goods[0]]);
    await fill(white, [goods[0], goods[1]]);
    const [top] = (await home()).categories;
    expect(top).toMatchObject({
      productsCount: 2,
      children: [{ productsCount: 2, children: [{ name: 'Кустовые', productsCount: 1 }] }],
    });
    expect(await listed('products?category=piony')).toEqual([goods[0], goods[1]]);
    expect(await listed('products?category=kustovye')).toEqual([goods[0]]);
    await owner.visitor.put(`${at}/sections/${flowers}`, { name: 'Пионы', isVisible: false });
    expect((await home()).categories).toEqual([]);
    expect(await listed('products?category=kustovye'), 'a part of a hidden section is no part').toEqual([]);
  });

  test('a restored section moves to the first level when there is no room left in its place', async () => {
    const { owner, at, flowers, white, gifts, read, post } = await withSections();
    const tiny = (await post('Кустовые', white)).find(({ name }) => name === 'Кустовые')?.id ?? 0;
    await owner.visitor.delete(`${at}/sections/${white}`);
    const moved = sectionMoved((await read()).sections, flowers, { parentId: gifts, place: 0 });
    await owner.visitor.post(`${at}/section-order`, { sections: moved.map(({ id, parentId }) => ({ id, parentId })) });
    const { body } = await owner.visitor.post<ShopSections>(`${at}/sections/${white}/restore`, {});
    expect(Object.fromEntries(body.map(({ id, parentId }) => [id, parentId]))).toEqual({
      [white]: null,
      [tiny]: white,
      [gifts]: null,
      [flowers]: gifts,
    });
  });

  test('a section named like a page of every shop gets another address', async () => {
    const { owner, at } = await opened();
    const { body } = await owner.visitor.post<ShopSections>(`${at}/sections`, { name: 'Storefront', parentId: null });
    expect(body[0]?.slug).toMatch(/^storefront-/);
  });
});

describe('the banners of a shop', () => {
  const banner = {
    title: 'Пионы приехали',
    text: 'Первый срез',
    buttonText: 'Посмотреть',
    href: '/catalog',
    pictureId: null,
    viewers: 'EVERYBODY',
    startsAt: null,
    endsAt: null,
    isActive: true,
  };
  async function withBanners(...changes: object[]) {
    const shop = await opened();
    for (const change of changes) {
      expect((await shop.owner.visitor.post(`${shop.at}/banners`, { ...banner, ...change })).status).toBe(200);
    }
    const titles = async (visitor: Visitor) =>
      (await visitor.get<Banner[]>(`services/${shop.slug}/banners`)).body.map(({ title }) => title);
    return { ...shop, titles };
  }

  test('each banner is shown to its audience', async () => {
    const { shop, titles } = await withBanners(
      { title: 'Всем' },
      { title: 'Гостям', viewers: 'GUESTS' },
      { title: 'Подписчикам', viewers: 'FOLLOWERS' },
      { title: 'Компаниям', viewers: 'COMPANIES' },
      { title: 'По подписке', viewers: 'SUBSCRIBERS' },
    );
    expect(await titles(api.visitor())).toEqual(['Всем', 'Гостям']);
    const { visitor, user } = await api.signIn();
    expect(await titles(visitor)).toEqual(['Всем']);
    await api.db.insert(serviceSubscribers).values({ userId: user.id, serviceId: shop.id });
    expect(await titles(visitor)).toEqual(['Всем', 'Подписчикам']);
    const requisites = { subjectType: 'SOLE_PROPRIETOR', name: 'ИП Веснина О. А.', inn: '526011440730' } as const;
    const [legal] = await api.db.insert(legalInfos).values(requisites).returning();
    await api.db.update(users).set({ legalInfoId: legal?.id }).where(eq(users.id, user.id));
    expect(await titles(visitor)).toEqual(['Всем', 'Подписчикам', 'Компаниям']);
    const [plan] = await api.db
      .insert(subscriptionPlans)
      .values({ serviceId: shop.id, type: 'BASIC', name: 'Друг', price: 100, period: 'MONTH' })
      .returning();
    await api.db.insert(subscriptionHoldings).values({
      planId: plan?.id ?? 0,
      userId: user.id,
      serviceId: shop.id,
      type: 'BASIC',
      startsAt: sql`now() - interval '1 day'`,
      endsAt: sql`now() + interval '1 day'`,
    });
    expect(await titles(visitor)).toEqual(['Всем', 'Подписчикам', 'Компаниям', 'По подписке']);
  });

  test('a banner is shown in its period while it is on, in the order of the shop', async () => {
    const hour = 3_600_000;
    const inAnHour = new Date(Date.now() + hour).toISOString();
    const anHourAgo = new Date(Date.now() - hour).toISOString();
    const { owner, at, read, titles } = await withBanners(
      { title: 'Первый' },
      { title: 'Второй', startsAt: anHourAgo, endsAt: inAnHour },
      { title: 'Будущий', startsAt: inAnHour },
      { title: 'Снятый', isActive: false },
    );
    const guest = api.visitor();
    expect(await titles(guest)).toEqual(['Первый', 'Второй']);
    const ids = (await read()).banners.map(({ id }) => id).toReversed();
    await owner.visitor.post(`${at}/banner-order`, { ids });
    expect(await titles(guest)).toEqual(['Второй', 'Первый']);
    const off = await owner.visitor.put<ShopBanners>(`${at}/banners/${ids[2]}`, { isActive: false });
    expect(off.body[2]).toMatchObject({ title: 'Второй', text: banner.text, isActive: false, startsAt: anHourAgo });
    const { body } = await owner.visitor.put<ShopBanners>(`${at}/banners/${ids[2]}`, { title: 'Иной', startsAt: null });
    expect(body[2]).toMatchObject({ title: 'Иной', isActive: false, startsAt: null });
    await owner.visitor.delete(`${at}/banners/${ids[3]}`);
    expect(await titles(guest)).toEqual([]);
  });

  test.each(['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', '/a b'])(
    'a banner does not lead to %s',
    async (href) => {
      const { owner, at } = await opened();
      const { status, body } = await owner.visitor.post<Problem>(`${at}/banners`, { ...banner, href });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['href']]);
    },
  );

  test('a period that ends before it starts is refused', async () => {
    const { owner, at } = await opened();
    const period = { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' };
    const { body } = await owner.visitor.post<Problem>(`${at}/banners`, { ...banner, ...period });
    expect(body.errors).toEqual({ endsAt: ['Конец раньше начала'] });
  });
});
