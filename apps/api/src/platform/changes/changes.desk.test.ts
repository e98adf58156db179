import type { ChangedGoods } from '@vetka/domain/goods';
import type { ComplaintCasePage } from '@vetka/domain/moderation';
import { addDays, dayIn } from '@vetka/domain/date';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyDay, wayEdit, weekSlot } from '../../../test/deliveryEdits.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { products, users } from '../database/schema/index.ts';

const one = await startTestApp();
const other = await startTestApp({ beside: one });
const copies = [one, other];
const market = createMarketFixture(one);

/** The same person at the given replica. */
function at(app: TestApp, { cookies }: Visitor): Visitor {
  const visitor = app.visitor();
  for (const [name, cookie] of cookies) visitor.cookies.set(name, cookie);
  return visitor;
}

/** A shop with three products at cost, its owner and the administration. */
async function opened() {
  const shop = await market.seller();
  const { visitor: owner } = await createDeskLine(one).employ(shop.id, 'OWNER');
  const goods = [];
  for (const price of [100_000, 200_000, 300_000]) goods.push(await market.product(shop, { price, costPrice: 50_000 }));
  // Only what has been published may be shown again.
  const ids = goods.map(({ id }) => id);
  await one.db.update(products).set({ publishedAt: new Date() }).where(inArray(products.id, ids));
  const { visitor: moderator, user } = await one.signIn();
  await one.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  return { shop, owner, moderator, goods, ids, desk: `desk/${shop.service.slug}` };
}

const { shop, owner, moderator, goods, ids, desk } = await opened();
const [firstId = 0, secondId = 0] = ids;

const pages = [
  'products?sort=cheaper&take=24',
  'products?costPrice=true',
  'products?inStock=true',
  'products?deliveryToday=true',
  'products/getFilters',
  ...goods.map(({ slug }) => `products/${slug}`),
];

async function answersOf(app: TestApp): Promise<unknown[]> {
  const visitor = app.visitor();
  return Promise.all(pages.map(async (path) => (await visitor.get(path)).body));
}

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

/** Answers of both replicas from their caches, and of a replica with empty caches. */
async function keptAndCold(): Promise<{ kept: unknown[]; cold: unknown[] }> {
  const minute = minuteNow();
  const kept = await Promise.all(copies.map(answersOf));
  await one.db.execute(sql`insert into catalog_changes (topic, subject) values ('all', 0)`);
  const cold = await answersOf(one);
  // The earliest delivery is computed for each minute.
  return minuteNow() === minute ? { kept, cold } : keptAndCold();
}

let changeId: number | null = null;
const changeMany = async (visitor: Visitor, change: object, of = ids) => {
  const answer = await visitor.post<ChangedGoods>(`${desk}/product-changes`, { ids: of, change, isDryRun: false });
  changeId = answer.body.changeId;
  return answer;
};

async function hide(app: TestApp, productId: number) {
  const { visitor } = await one.signIn();
  await visitor.post('complaints', { kind: 'PRODUCT', subjectId: productId, reason: 'SPAM', text: '' });
  const administration = at(app, moderator);
  const { body } = await administration.get<ComplaintCasePage>('complaints?take=1');
  const decision = { decision: 'HIDE', words: 'На снимке другой букет.' };
  return administration.post(`complaints/${body.data[0]?.id}/decision`, decision);
}

const today = dayIn('Europe/Moscow');
const tomorrow = addDays(today, 1);

/** Today and tomorrow: late in the day it is too late to close today. */
async function plan(visitor: Visitor, day: typeof emptyDay) {
  await visitor.put(`${desk}/delivery/days/${today}`, day);
  return visitor.put(`${desk}/delivery/days/${tomorrow}`, day);
}

/** Hours that no order of the next days reaches. */
const slowDelivery = wayEdit({ leadMinutes: 10_000, slots: [weekSlot({ from: '11:00', to: '13:00' })] });

/** The changes of shops and the administration, each through its call. */
const writes: [name: string, write: (visitor: Visitor, app: TestApp) => Promise<{ status: number }>][] = [
  ['prices of many products', (visitor) => changeMany(visitor, { kind: 'PRICE_PERCENT', percent: 10 })],
  ['their undo', (visitor) => visitor.post(`${desk}/product-changes/${changeId}/undo`)],
  ['the stock of many products', (visitor) => changeMany(visitor, { kind: 'STOCK', stock: 0 }, [firstId])],
  ['the undo of the stock', (visitor) => visitor.post(`${desk}/product-changes/${changeId}/undo`)],
  ['figures of one product', (visitor) => visitor.post(`${desk}/products/${firstId}/figures`, { price: 111_000 })],
  ['hiding many products', (visitor) => changeMany(visitor, { kind: 'STATUS', status: 'HIDDEN' }, [firstId])],
  ['showing them again', (visitor) => visitor.post(`${desk}/product-changes/${changeId}/undo`)],
  ['a product at cost', (visitor) => visitor.post(`${desk}/cost-goods`, { ids: [firstId], isSoldAtCost: false })],
  ['two closed days', (visitor) => plan(visitor, { ...emptyDay, closedReason: 'Учёт' })],
  ['two open days', (visitor) => plan(visitor, emptyDay)],
  ['a way of delivery', (visitor) => visitor.put(`${desk}/delivery/ways/${shop.deliveryId}`, slowDelivery)],
  ['moderation', (_, app) => hide(app, secondId)],
];

test('after each call that changes goods or delivery, no replica answers with older data', async () => {
  let before = (await keptAndCold()).cold;
  const unnoticed: string[] = [];
  for (const [index, [name, write]] of writes.entries()) {
    await Promise.all(copies.map(answersOf));
    const app = copies[index % 2] ?? one;
    const { status } = await write(at(app, owner), app);
    expect([name, status]).toEqual([name, 200]);
    const { kept, cold } = await keptAndCold();
    expect([name, ...kept]).toEqual([name, cold, cold]);
    if (JSON.stringify(cold) === JSON.stringify(before)) unnoticed.push(name);
    before = cold;
  }
  expect(unnoticed, 'writes that change nothing on these pages prove nothing').toEqual([]);
});
