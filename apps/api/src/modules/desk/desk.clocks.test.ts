import { setTimeout as delay } from 'node:timers/promises';
import { addDays, dayIn, formatDate, momentIn } from '@vetka/domain/date';
import type { ChangedDelivery } from '@vetka/domain/delivery';
import type { DeskSettings, OrderMaking } from '@vetka/domain/desk';
import type { NoticePage } from '@vetka/domain/notice';
import type { Order } from '@vetka/domain/order';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { createDeskLine, stepOf } from '../../../test/deskLine.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { orderClocks } from '../../platform/database/schema/index.ts';

const { api, bank, market, pay, stockOf, soonReturned } = await createCheckoutFixture();
const line = createDeskLine(api);
/** Another copy of the program with the same database. */
const other = await startTestApp({ beside: api, env: { EMULATOR_URL: bank.url } });
// The tests fire the clocks themselves.
await Promise.all([api.app.jobs.stop(), other.app.jobs.stop()]);

type Kind = (typeof orderClocks.$inferSelect)['kind'];

/** A paid order of a new shop with an owner and a seller. */
async function paid() {
  const made = await market.ordered();
  const { id, service } = made.seller;
  const owner = await line.employ(id, 'OWNER');
  const seller = await line.employ(id, 'SELLER');
  await line.change(id, { photoBeforeDelivery: true });
  const { orderId } = made.order;
  await pay(made.visitor, orderId);
  const partId = made.order.orderServices[0]?.orderServiceId ?? 0;
  const path = `orders/${orderId}/services/${partId}`;
  return {
    ...made,
    orderId,
    partId,
    slug: service.slug,
    owner,
    florist: seller,
    steps: (...steps: Parameters<typeof line.takeAll>[3]) => line.takeAll(owner.visitor, service.slug, partId, steps),
    making: async () => (await made.visitor.get<OrderMaking>(`${path}/making`)).body,
    statusOf: async () => {
      const { body } = await made.visitor.get<Order>(`orders/${orderId}`);
      return body.orderServices[0]?.services[0]?.orderStatus.type;
    },
  };
}

/** Lets the time of a clock pass. */
const runDown = (partId: number, kind: Kind) =>
  api.db
    .update(orderClocks)
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where(and(eq(orderClocks.orderServiceId, partId), eq(orderClocks.kind, kind)));
const ring = ({ app }: TestApp) => app.jobs.run('desk.clocks');
const kindsOf = async ({ visitor }: { visitor: Visitor }) =>
  (await visitor.get<{ data: { kind: string }[] }>('notices')).body.data.map(({ kind }) => kind);

test('an order that nobody accepts alerts the owner again, and is then cancelled and refunded', async () => {
  const { visitor, partId, orderId, product, owner, florist, statusOf, making } = await paid();
  await runDown(partId, 'CALL_AGAIN');
  await ring(api);
  expect(await kindsOf(owner)).toEqual(['SHOP_ORDER_LATE', 'SHOP_NEW_ORDER']);
  expect(await kindsOf(florist), 'sellers are not called again').toEqual(['SHOP_NEW_ORDER']);
  expect(await kindsOf({ visitor })).toEqual(['ORDER_LATE']);
  expect((await making()).acceptUntil, 'the customer still sees the deadline').not.toBeNull();
  expect(await statusOf()).toBe('NEW');
  await runDown(partId, 'CANCEL_UNACCEPTED');
  await ring(api);
  expect(await statusOf()).toBe('CANCELED_BY_SELLER');
  expect(await stockOf(product.id)).toBe(10);
  await soonReturned(visitor, orderId, 'REFUNDED');
  expect(await kindsOf({ visitor })).toEqual(['ORDER_CANCELED', 'ORDER_LATE']);
  expect(await kindsOf(owner)).toEqual(['SHOP_ORDER_CANCELED', 'SHOP_ORDER_LATE', 'SHOP_NEW_ORDER']);
}, 60_000);

test('five minutes before an order is cancelled unaccepted, its owner is told for the last time', async () => {
  const { visitor, partId, owner, florist, statusOf, slug } = await paid();
  const due = async () => {
    const rows = await api.db.select().from(orderClocks).where(eq(orderClocks.orderServiceId, partId));
    return Object.fromEntries(rows.map(({ kind, dueAt }) => [kind, dueAt.getTime()])) as Record<Kind, number>;
  };
  const { LAST_CALL: call, CANCEL_UNACCEPTED: end } = await due();
  expect(end - call).toBe(5 * 60_000);
  await runDown(partId, 'LAST_CALL');
  await ring(api);
  expect(await statusOf()).toBe('NEW');
  expect(await kindsOf(owner)).toEqual(['SHOP_ORDER_LATE', 'SHOP_NEW_ORDER']);
  const [told] = (await owner.visitor.get<NoticePage>('notices')).body.data;
  expect(told?.title).toBe(`Заказ № ${partId} скоро отменится`);
  expect(told?.text).toMatch(/^Его никто не принял\. Примите до \d+:\d\d.*, иначе деньги вернутся покупателю\.$/);
  expect(told?.path).toBe(`/my/shop/${slug}/orders/${partId}`);
  expect([await kindsOf(florist), await kindsOf({ visitor })], 'nobody else').toEqual([['SHOP_NEW_ORDER'], []]);
}, 60_000);

test('nobody is told to accept an order that is already being cancelled', async () => {
  const { partId, owner, slug, statusOf } = await paid();
  await runDown(partId, 'LAST_CALL');
  await runDown(partId, 'CANCEL_UNACCEPTED');
  await ring(api);
  expect(await statusOf()).toBe('CANCELED_BY_SELLER');
  expect(await kindsOf(owner)).toEqual(['SHOP_ORDER_CANCELED', 'SHOP_NEW_ORDER']);
  const { timeline } = await line.read(owner.visitor, slug, partId);
  expect(timeline.map(({ title }) => title)).not.toContain('Напомнили владельцу');
}, 60_000);

test('an accepted order has no clocks of its acceptance left', async () => {
  const { partId, steps, owner, statusOf } = await paid();
  await steps(stepOf('ACCEPT', 'NEW'));
  for (const kind of ['CALL_AGAIN', 'LAST_CALL', 'CANCEL_UNACCEPTED'] as const) await runDown(partId, kind);
  await ring(api);
  expect(await statusOf()).toBe('ACCEPTED');
  expect(await kindsOf(owner)).toEqual(['SHOP_NEW_ORDER']);
}, 60_000);

test('silence about a photo is consent, and three days after the delivery an order is completed', async () => {
  const { partId, visitor, orderId, steps, making, statusOf, owner, florist } = await paid();
  const mediaFileId = await line.picture(owner.user.id);
  await steps(
    stepOf('ACCEPT', 'NEW'),
    stepOf('START', 'ACCEPTED'),
    stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId }),
  );
  const asked = (await making()).photo;
  expect(Date.parse(asked?.answerUntil ?? '') - Date.parse(asked?.createdAt ?? '')).toBeCloseTo(30 * 60_000, -4);
  await runDown(partId, 'PHOTO_SILENCE');
  await ring(api);
  expect((await making()).photo).toMatchObject({ answer: 'SILENCE' });
  expect((await kindsOf(florist))[0]).toBe('SHOP_PHOTO_ANSWER');
  const late = { photoId: asked?.id, answer: 'REDO', reasons: ['COLOUR'], words: '' };
  const { status, body } = await visitor.post(`orders/${orderId}/services/${partId}/photo-answer`, late);
  expect([status, body.message]).toEqual([409, 'Ответа не было 30 минут, и магазин продолжил с этим фото']);
  await steps(stepOf('READY', 'PHOTO_SENT'), stepOf('HAND_TO_COURIER', 'READY'), stepOf('DELIVER', 'DELIVERING'));
  await ring(api);
  expect(await statusOf(), 'not before its time').toBe('DELIVERED');
  await runDown(partId, 'COMPLETE');
  await ring(api);
  expect(await statusOf()).toBe('COMPLETED');
}, 60_000);

test('a clock that another copy of the program started runs once on both', async () => {
  const { partId, visitor, owner } = await paid();
  await runDown(partId, 'CALL_AGAIN');
  await Promise.all([ring(other), ring(api), ring(other), ring(api)]);
  expect((await kindsOf(owner)).filter((kind) => kind === 'SHOP_ORDER_LATE')).toHaveLength(1);
  expect((await kindsOf({ visitor })).filter((kind) => kind === 'ORDER_LATE')).toHaveLength(1);
  const { rows } = await api.db.execute(
    sql`select has_fired from order_clocks where order_service_id = ${partId} and kind = 'CALL_AGAIN'`,
  );
  expect(rows).toEqual([{ has_fired: true }]);
}, 60_000);

test('new hours of a shop move the deadlines of its new orders by what is left of them', async () => {
  const { owner, slug, making } = await paid();
  const minutesLeft = async () => (Date.parse((await making()).acceptUntil ?? '') - Date.now()) / 60_000;
  expect(await minutesLeft()).toBeCloseTo(30, -1);
  const { body: settings } = await owner.visitor.get<DeskSettings>(`desk/${slug}/settings`);
  const hourIn = (hours: number) => formatDate(Date.now() + hours * 3_600_000, 'HH:00', { timeZone: 'Europe/Moscow' });
  const closed = { ...settings, opensAt: hourIn(3), closesAt: hourIn(5) };
  expect((await owner.visitor.put(`desk/${slug}/settings`, closed)).status).toBe(200);
  expect(await minutesLeft(), 'the shop opens in two to three hours').toBeGreaterThan(120 + 25);
  expect(await minutesLeft()).toBeLessThan(180 + 35);
  await owner.visitor.put(`desk/${slug}/settings`, { ...closed, opensAt: null, closesAt: null });
  expect(await minutesLeft()).toBeCloseTo(30, -1);
}, 60_000);

test('closing a day moves the deadlines of new orders past it, and opening it brings them back', async () => {
  const { owner, slug, making } = await paid();
  const today = dayIn('Europe/Moscow');
  const path = `desk/${slug}/delivery`;
  const deadline = async () => Date.parse((await making()).acceptUntil ?? '');
  const minutesLeft = async () => ((await deadline()) - Date.now()) / 60_000;
  const put = (closedReason: string | null) =>
    owner.visitor.put<ChangedDelivery>(`${path}/days/${today}`, { closedReason, plan: null });
  const dayOff = momentIn('Europe/Moscow', addDays(today, 1), '00:00');
  const { body } = await put('Выходной');
  expect(((await deadline()) - dayOff) / 60_000, 'nothing passes on the day off').toBeCloseTo(30, -1);
  await owner.visitor.post(`${path}/changes/${body.changeId}/undo`);
  expect(await minutesLeft(), 'undone').toBeCloseTo(30, -1);
  await put('Выходной');
  await put('Переучёт');
  expect(((await deadline()) - dayOff) / 60_000, 'another reason').toBeCloseTo(30, -1);
  await put(null);
  expect(await minutesLeft(), 'opened again').toBeCloseTo(30, -1);
}, 60_000);

/** Kills the connections that wait for a lock, as a crash would, until the work stops retrying. */
async function killUntilGivenUp<Result>(work: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const ended = work.finally(() => ending.abort());
  let killed = 0;
  while (!ending.signal.aborted) {
    const { rows } = await api.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`);
    killed += rows.length;
    await delay(20);
  }
  expect(killed).toBeGreaterThan(0);
  return ended;
}

test('a step or a clock that dies halfway has no effect, and takes effect once when retried', async () => {
  const { partId, product, statusOf, owner, slug, visitor, orderId } = await paid();
  const decline = stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов' });
  const take = () => line.take(owner.visitor, slug, partId, decline);
  // By the time the step reaches the pieces, which another transaction has locked, it has changed the status and the
  // clocks.
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from products where id = ${product.id} for update`);
    expect((await killUntilGivenUp(take())).status).toBeGreaterThanOrEqual(500);
  });
  expect(await statusOf()).toBe('NEW');
  expect(await kindsOf({ visitor })).toEqual([]);
  expect(await stockOf(product.id)).toBe(9);

  await runDown(partId, 'CANCEL_UNACCEPTED');
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from products where id = ${product.id} for update`);
    await killUntilGivenUp(ring(api).catch((error: unknown) => error));
  });
  expect(await statusOf()).toBe('NEW');

  expect((await take()).body.status.type).toBe('CANCELED_BY_SELLER');
  expect((await take()).body.status.type).toBe('CANCELED_BY_SELLER');
  await ring(other);
  expect(await stockOf(product.id), 'the pieces come back once').toBe(10);
  expect(await kindsOf({ visitor })).toEqual(['ORDER_CANCELED']);
  await soonReturned(visitor, orderId, 'REFUNDED');
}, 60_000);
