import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { orders, orderServices, payments, refunds } from '../../platform/database/schema/index.ts';

/** The bank hangs, and each call to it times out after 300 ms. */
const { api, bank, market, started, paymentsOf } = await createCheckoutFixture({
  BANK_PATIENCE_MS: '200',
  BANK_TIMEOUT_MS: '300',
});
const hang = (...calls: string[]) => bank.faults({ calls, hangNext: 100, hangMs: 60_000 });

/** Ids of five payments. */
async function five(): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < 5) ids.push((await paymentsOf((await started()).orderId))[0]?.id ?? 0);
  return ids;
}

test('polling stops after three calls that the bank leaves unanswered, and goes on with the other payments', async () => {
  const ids = await five();
  await api.db
    .update(payments)
    .set({ updatedAt: new Date(0) })
    .where(inArray(payments.id, ids));
  await hang('GetState');
  const waiting = async () => {
    const rows = await api.db.select().from(payments).where(inArray(payments.id, ids));
    return rows.filter(({ updatedAt }) => updatedAt.getTime() === 0).length;
  };
  await api.app.jobs.run('payment.poll');
  expect(await waiting()).toBe(2);
  await api.app.jobs.run('payment.poll');
  expect(await waiting()).toBe(0);
});

test('refunds stop after three calls that the bank leaves unanswered, and go on with the others', async () => {
  const ids = await five();
  await api.db.update(payments).set({ state: 'CONFIRMED' }).where(inArray(payments.id, ids));
  await api.db.insert(refunds).values(ids.map((paymentId) => ({ paymentId, amount: 100, reason: 'Возврат' })));
  await hang('Cancel');
  const waiting = async () => {
    const rows = await api.db.select().from(refunds).where(inArray(refunds.paymentId, ids));
    return rows.filter(({ attempts }) => attempts === 0).length;
  };
  await api.app.jobs.run('payment.refund');
  expect(await waiting()).toBe(2);
  await api.app.jobs.run('payment.refund');
  expect(await waiting()).toBe(0);
});

test('orders without a payment expire behind those whose bank leaves its calls unanswered', async () => {
  const asked: number[] = [];
  while (asked.length < 5) asked.push((await started()).orderId);
  const { order } = await market.ordered();
  await api.db
    .update(orders)
    .set({ reservedUntil: new Date(Date.now() - 60_000) })
    .where(inArray(orders.id, [...asked, order.orderId]));
  await hang('GetState');
  await api.app.jobs.run('payment.expire');
  const rows = await api.db
    .select()
    .from(orderServices)
    .where(inArray(orderServices.orderId, [...asked, order.orderId]));
  const cancelled = rows.filter(({ cancelledAt }) => cancelledAt !== null);
  expect(cancelled.map(({ orderId }) => orderId)).toEqual([order.orderId]);
});
