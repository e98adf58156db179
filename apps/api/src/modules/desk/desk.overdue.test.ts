import { cancelUndeliveredDays, disputeAnswerHours, undecidedClaimDays } from '@vetka/domain/desk';
import type { DeskOrder, DisputePage, DisputeRow, OrderClock, OrderMaking } from '@vetka/domain/desk';
import type { Order } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { begin, createDeskFixture, deliver, kindsOf, noticesOf } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { orderClocks, users } from '../../platform/database/schema/index.ts';

const { api, line, paid, stockOf, soonReturned } = await createDeskFixture();
// The tests fire the clocks themselves.
await api.app.jobs.stop();

const dayMs = 24 * 60 * 60_000;
const shelf = [...begin(), stepOf('READY', 'ASSEMBLING'), stepOf('PUT_ON_SHELF', 'READY')];

/** An accepted order with its own clocks. */
async function made(steps: Parameters<typeof line.takeAll>[3] = begin(), isPickup = false) {
  const desk = await paid({ isPickup });
  await desk.steps(...steps);
  const path = `orders/${desk.orderId}/services/${desk.id}`;
  const { visitor } = desk.customer;
  const clock = async (kind: OrderClock) => {
    const running = and(eq(orderClocks.orderServiceId, desk.id), eq(orderClocks.kind, kind));
    return (await api.db.select().from(orderClocks).where(running)).at(-1)?.dueAt ?? new Date(Number.NaN);
  };
  /** Lets the time of a clock pass. */
  const runDown = async (kind: OrderClock) => {
    const running = and(eq(orderClocks.orderServiceId, desk.id), eq(orderClocks.kind, kind));
    await api.db
      .update(orderClocks)
      .set({ dueAt: new Date(Date.now() - 1000) })
      .where(running);
    await api.app.jobs.run('desk.clocks');
  };
  return {
    ...desk,
    clock,
    runDown,
    claim: <T = OrderMaking>(words = 'Курьер не приехал') =>
      visitor.post<T>(`${path}/dispute`, { words, mediaFileIds: [] }),
    answer: (words: string) =>
      desk.owner.visitor.post<DeskOrder>(`desk/${desk.slug}/orders/${desk.id}/dispute-answer`, { words }),
    statusOf: async () =>
      (await visitor.get<Order>(`orders/${desk.orderId}`)).body.orderServices[0]?.services[0]?.orderStatus.type,
  };
}

const judge = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, judge.user.id));
const decide = (id: number, body: object) => judge.visitor.post<DisputeRow>(`disputes/${id}/decision`, body);

test('an accepted order that is not delivered is reported once, and then cancelled and refunded by itself', async () => {
  const { id, slug, customer, owner, seller, orderId, product, making, clock, runDown, statusOf } = await made();
  const atDesk = () => line.read(owner.visitor, slug, id);
  const { overdueAt, cancelsAt } = await making();
  expect((await atDesk()).cancelsAt, 'it is in time').toBeNull();
  expect(Date.parse(overdueAt ?? '')).toBeGreaterThan(Date.now());
  expect(Date.parse(cancelsAt ?? '') - Date.parse(overdueAt ?? '')).toBe(cancelUndeliveredDays * dayMs);
  await runDown('OVERDUE');
  await api.app.jobs.run('desk.clocks');
  expect((await kindsOf(owner)).slice(0, 2)).toEqual(['SHOP_ORDER_LATE', 'SHOP_NEW_ORDER']);
  expect(await kindsOf(seller)).not.toContain('SHOP_ORDER_LATE');
  expect(await kindsOf(customer)).toEqual(['ORDER_LATE', 'ORDER_ACCEPTED']);
  expect(await statusOf()).toBe('ASSEMBLING');
  expect(Date.parse((await making()).overdueAt ?? '')).toBeLessThan(Date.now());
  expect((await clock('CANCEL_UNDELIVERED')).toISOString()).toBe(cancelsAt);
  expect((await atDesk()).cancelsAt).toBe(cancelsAt);
  await runDown('CANCEL_UNDELIVERED');
  expect(await statusOf()).toBe('CANCELED_BY_SELLER');
  expect(await stockOf(product.id)).toBe(10);
  await soonReturned(customer.visitor, orderId, 'REFUNDED');
  expect((await noticesOf(customer))[0]).toMatchObject({
    kind: 'ORDER_CANCELED',
    text: 'Заказ не вручили вовремя. Деньги вернём полностью.',
  });
  expect((await kindsOf(owner))[0]).toBe('SHOP_ORDER_CANCELED');
}, 60_000);

test('a delivered order has no clocks of its delivery left', async () => {
  const { courier, seller, steps, making, runDown, statusOf } = await made();
  const picture = await line.picture(seller.user.id);
  await steps(...deliver(courier.user.id, picture).slice(2));
  await runDown('OVERDUE');
  await runDown('CANCEL_UNDELIVERED');
  expect(await statusOf()).toBe('DELIVERED');
  expect(await making()).toMatchObject({ overdueAt: null, cancelsAt: null });
}, 60_000);

test('the customer of a late order opens a dispute, and a shop that keeps silent returns the money', async () => {
  const { id, customer, owner, orderId, product, steps, courier, claim, making, clock, runDown, statusOf } =
    await made();
  expect((await claim<Problem>()).body.code, 'it is not late').toBe('order.no-dispute');
  await steps(stepOf('READY', 'ASSEMBLING'), stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id }));
  await runDown('OVERDUE');
  const { body } = await claim();
  expect(body.dispute).toMatchObject({ words: 'Курьер не приехал', answer: null });
  expect(body.cancelsAt, 'the money goes back when the shop does not answer').toBe(body.dispute?.answerUntil);
  expect((await clock('CANCEL_UNDELIVERED')).getTime() - Date.now()).toBeCloseTo(disputeAnswerHours * 3_600_000, -5);
  const [notice] = await noticesOf(owner);
  expect(notice).toMatchObject({ kind: 'SHOP_DISPUTE', text: expect.stringContaining('иначе деньги вернутся') });
  const { visitor } = customer;
  const review = await visitor.post(`reviews/products/${product.id}`, {
    rating: 1,
    pros: '',
    cons: '',
    text: 'Не привезли',
    mediaFiles: [],
  });
  expect(review.status, 'a product that never came is not reviewed').toBe(403);
  await runDown('CANCEL_UNDELIVERED');
  expect(await statusOf()).toBe('CANCELED_BY_SELLER');
  expect((await noticesOf(courier))[0]?.title).toBe(`Заказ № ${id} отменён`);
  await soonReturned(visitor, orderId, 'REFUNDED');
  expect((await making()).dispute).toMatchObject({ decision: 'REFUND', refund: 280_000 });
  const { body: open } = await judge.visitor.get<DisputePage>(`disputes?id=${id}`);
  expect(open.data[0]).toMatchObject({ left: 0 });
  expect((await decide(id, { decision: 'REJECT', refund: 0, words: 'Поздно' })).status).toBe(409);
}, 60_000);

test('an answered claim waits for a decision, which cancels the order, and is refunded within the ten days without one', async () => {
  const decided = await made();
  await decided.runDown('OVERDUE');
  await decided.claim();
  expect((await decided.answer('Курьер заболел')).status).toBe(200);
  const { dispute, cancelsAt } = await decided.making();
  const claimedAt = Date.parse(dispute?.createdAt ?? '');
  expect(Date.parse(cancelsAt ?? '') - claimedAt).toBe(undecidedClaimDays * dayMs);
  const { body } = await decide(decided.id, { decision: 'REFUND', refund: 0, words: 'Магазин не доставил заказ' });
  expect(body).toMatchObject({ left: 0, dispute: { decision: 'REFUND', refund: 280_000 } });
  expect(await decided.statusOf()).toBe('CANCELED_BY_SELLER');
  expect(await stockOf(decided.product.id)).toBe(10);
  await soonReturned(decided.customer.visitor, decided.orderId, 'REFUNDED');
  expect((await kindsOf(decided.customer)).slice(0, 2)).toEqual(['ORDER_CANCELED', 'ORDER_DISPUTE']);
  const forgotten = await made();
  await forgotten.runDown('OVERDUE');
  await forgotten.claim();
  await forgotten.answer('Курьер заболел');
  await forgotten.runDown('CANCEL_UNDELIVERED');
  await soonReturned(forgotten.customer.visitor, forgotten.orderId, 'REFUNDED');
}, 60_000);

test('a claim that the administration rejects leaves a completed order, whose shop keeps the money', async () => {
  const { id, runDown, claim, answer, statusOf, making } = await made();
  await runDown('OVERDUE');
  await claim();
  await answer('Вручили, есть фото');
  await decide(id, { decision: 'REJECT', refund: 0, words: 'На фото получатель с букетом' });
  await runDown('CANCEL_UNDELIVERED');
  expect(await statusOf()).toBe('COMPLETED');
  expect(await making()).toMatchObject({ refunded: 0, cancelsAt: null });
}, 60_000);

test('a pickup that nobody collects ends: both are reminded, and it is cancelled', async () => {
  const { customer, owner, orderId, runDown, statusOf } = await made(shelf, true);
  await runDown('OVERDUE');
  expect((await noticesOf(customer))[0]?.title).toMatch(/ждёт вас в магазине$/);
  expect((await noticesOf(owner))[0]?.title).toMatch(/не забрали$/);
  await runDown('CANCEL_UNDELIVERED');
  expect(await statusOf()).toBe('CANCELED_BY_SELLER');
  await soonReturned(customer.visitor, orderId, 'REFUNDED');
}, 60_000);

test('a manager cancels an order that is on its way, with a reason, and its courier is told', async () => {
  const { id, slug, customer, owner, courier, orderId, steps, statusOf } = await made();
  await steps(stepOf('READY', 'ASSEMBLING'), stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id }));
  const path = `desk/${slug}/orders/${id}/steps`;
  expect((await owner.visitor.post(path, stepOf('CANCEL', 'DELIVERING'))).status, 'without a reason').toBe(422);
  const reason = 'Получатель не открыл дверь';
  expect((await courier.visitor.post(path, stepOf('CANCEL', 'DELIVERING', { reason }))).status).toBe(403);
  expect((await owner.visitor.post(path, stepOf('CANCEL', 'DELIVERING', { reason }))).status).toBe(200);
  expect(await statusOf()).toBe('CANCELED_BY_SELLER');
  await soonReturned(customer.visitor, orderId, 'REFUNDED');
  expect((await noticesOf(courier))[0]).toMatchObject({ kind: 'SHOP_DELIVERY', title: `Заказ № ${id} отменён` });
}, 60_000);
