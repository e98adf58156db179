import { randomUUID } from 'node:crypto';
import type { CatalogPage } from '@vetka/domain/catalog';
import type { ManagedCategories, ManagedCategory } from '@vetka/domain/goods';
import type { AuditPage } from '@vetka/domain/moderation';
import type { Seo } from '@vetka/domain/page';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import {
  categories,
  commissionRules,
  coupons,
  productCategories,
  promotions,
  users,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const at = 'moderation/categories';
async function made(name: string, parentId: number | null = null) {
  const [row] = await api.db
    .insert(categories)
    .values({ name, parentId, slug: `razdel-${randomUUID()}` })
    .returning();
  if (!row) throw new Error('Nothing was inserted.');
  return row;
}
const seller = await market.seller();
async function productIn(...ids: number[]) {
  const { id } = await market.product(seller);
  await api.db
    .insert(productCategories)
    .values(ids.map((categoryId, position) => ({ productId: id, categoryId, position })));
  return id;
}
const remove = (id: number, targetId: number | null, reason = '') =>
  admin.post<Problem>(`${at}/${id}/removal`, { targetId, ...(reason && { reason }) });
const restore = (id: number) => admin.post<ManagedCategory & Problem>(`${at}/${id}/restoration`);
const goodsOf = async (slug: string) =>
  (await api.visitor().get<CatalogPage>(`catalog/${slug}`)).body.data.map(({ id }) => id).toSorted((a, b) => a - b);
const redirectOf = async (slug: string) =>
  (await api.visitor().get<Seo>(`seo?path=/catalog/${slug}`)).body.redirect?.location;
const managed = async (id: number) =>
  (await admin.get<ManagedCategories>(at)).body.find((category) => category.id === id);

test('a merged category gives its products, parts and page to another, and takes them back', async () => {
  const [from, to] = [await made('Розочки'), await made('Розы')];
  const part = await made('Кустовые', from.id);
  const [both, only, inner] = [await productIn(from.id, to.id), await productIn(from.id), await productIn(part.id)];
  expect(await goodsOf(to.slug)).toEqual([both]);
  expect((await remove(from.id, to.id, 'Одно и то же')).status).toBe(200);
  expect((await api.visitor().get(`catalog/${from.slug}`)).status).toBe(404);
  expect(await goodsOf(to.slug)).toEqual([both, only, inner]);
  expect(await redirectOf(from.slug)).toBe(`/catalog/${to.slug}`);
  expect(await managed(part.id)).toMatchObject({ parentId: to.id });
  const { body: log } = await admin.get<AuditPage>(`moderation/audit?kind=CATEGORY&objectId=${from.id}`);
  expect(log.data[0]).toMatchObject({ title: 'Розочки', reason: 'Одно и то же', call: 'goods.removeCategory' });

  expect((await restore(from.id)).body).toMatchObject({ id: from.id, slug: from.slug, products: 2 });
  expect([await goodsOf(from.slug), await goodsOf(to.slug)]).toEqual([[both, only, inner], [both]]);
  expect(await redirectOf(from.slug)).toBeUndefined();
  expect(await managed(part.id)).toMatchObject({ parentId: from.id });
  expect((await restore(from.id)).status).toBe(404);
});

test('a product whose main category is merged gets the other one as the main, also where it was shown there already', async () => {
  const [from, to, more] = [await made('Букетики'), await made('Букеты'), await made('Подарки')];
  const id = await productIn(from.id, more.id, to.id);
  const order = async () => {
    const rows = await api.db.select().from(productCategories).where(eq(productCategories.productId, id));
    return rows.toSorted((one, other) => one.position - other.position).map(({ categoryId }) => categoryId);
  };
  await remove(from.id, to.id);
  expect(await order()).toEqual([to.id, more.id]);
  await restore(from.id);
  expect(await order()).toEqual([from.id, more.id, to.id]);
});

test('nothing is removed without a target for it', async () => {
  const [full, outer] = [await made('С товаром'), await made('С разделом')];
  const inner = await made('Внутри', outer.id);
  await productIn(full.id);
  const deep = await made('Глубже', inner.id);
  for (const [id, target] of [
    [full.id, null],
    [full.id, full.id],
    [full.id, 2_000_000_000],
    [outer.id, null],
    [outer.id, inner.id],
    [outer.id, deep.id],
  ] as const) {
    const { status, body } = await remove(id, target);
    expect([id, target, status, Object.keys(body.errors ?? {})]).toEqual([id, target, 422, ['targetId']]);
  }
  const far = await made('Далеко', (await made('Середина', (await made('Верх')).id)).id);
  expect((await remove(outer.id, far.id)).body.errors).toHaveProperty('targetId');
  expect((await remove(2_000_000_000, null)).status).toBe(404);
  expect((await remove(deep.id, null)).status).toBe(200);
  expect(await redirectOf(deep.slug)).toBe(`/catalog/${inner.slug}`);
});

test('a promo code stays for the goods that it was for, and for no others', async () => {
  const [from, to] = [await made('Гортензии'), await made('Садовые')];
  const part = await made('Метельчатые', from.id);
  const [own, others] = [await productIn(from.id), await productIn(to.id, from.id)];
  const stranger = await market.product(await market.seller());
  await api.db.insert(productCategories).values({ productId: stranger.id, categoryId: from.id });
  const [coupon] = await api.db
    .insert(coupons)
    .values({
      code: randomUUID(),
      name: '',
      kind: 'AMOUNT',
      value: 10_000,
      serviceId: seller.id,
      categoryIds: [from.id],
    })
    .returning();
  const goods = async () => {
    const [row] = await api.db
      .select()
      .from(coupons)
      .where(eq(coupons.id, coupon?.id ?? 0));
    return [row?.categoryIds, row?.productIds];
  };
  expect(await managed(from.id)).toMatchObject({ coupons: 1 });
  await remove(from.id, to.id);
  expect(await goods()).toEqual([[part.id], [own]]);
  expect((await goods())[1]).not.toContain(others);
  await restore(from.id);
  expect(await goods()).toEqual([[from.id], []]);
});

test('a category lists the current and future commission rules about it, not the past ones', async () => {
  const { id } = await made('Вазы');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const rule = { categoryId: id, minimum: 0, taxRate: 0 };
  await api.db.insert(commissionRules).values([
    { ...rule, rate: 900, startsAt: days(-3), endedAt: days(-2) },
    { ...rule, rate: 1_000, startsAt: days(-2) },
    { ...rule, rate: 1_100, startsAt: days(-1) },
    { ...rule, rate: 1_200, startsAt: days(5) },
    { ...rule, rate: 1_300, startsAt: days(6), endedAt: days(6) },
  ]);
  expect((await managed(id))?.commissions.map(({ rate }) => rate)).toEqual([1_100, 1_200]);
});

test('a category with a promotion or a commission of its own is not removed', async () => {
  const [promoted, ruled, to] = [await made('В акции'), await made('Со ставкой'), await made('Прочее')];
  const [promotion] = await api.db
    .insert(promotions)
    .values({
      name: 'Весна',
      kind: 'PERCENT',
      value: 10,
      platformPercent: 0,
      startsAt: new Date(),
      endsAt: new Date(Date.now() + 86_400_000),
      categoryIds: [promoted.id],
    })
    .returning();
  expect((await remove(promoted.id, to.id)).body).toMatchObject({ statusCode: 409, code: 'goods.category-promotion' });
  await api.db
    .execute(sql`update promotions set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
    where id = ${promotion?.id ?? 0}`);
  expect((await remove(promoted.id, to.id)).status).toBe(200);

  await api.db.insert(commissionRules).values({ categoryId: ruled.id, rate: 1500, taxRate: 2200 });
  expect((await remove(ruled.id, to.id)).body.code).toBe('goods.category-commission');
  await api.db.update(commissionRules).set({ endedAt: new Date() }).where(eq(commissionRules.categoryId, ruled.id));
  expect((await remove(ruled.id, to.id)).status).toBe(409);
});

test('a category can be restored where its parent is gone, but not after a day or over another address', async () => {
  const [top, late] = [await made('Верх'), await made('Поздно')];
  const inner = await made('Внутри', top.id);
  await remove(inner.id, null);
  await remove(top.id, null);
  expect((await restore(inner.id)).body).toMatchObject({ parentId: null });
  await remove(inner.id, null);
  await api.db.insert(categories).values({ slug: inner.slug, name: 'Новая' });
  expect((await restore(inner.id)).body.errors).toHaveProperty('slug');
  await remove(late.id, null);
  await api.db.execute(
    sql`update category_removals set created_at = now() - interval '25 hours' where id = ${late.id}`,
  );
  expect((await restore(late.id)).status).toBe(404);
});
