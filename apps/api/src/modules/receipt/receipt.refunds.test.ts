import type { CashReceipt } from '@vetka/domain/receipt';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createReceiptFixture } from '../../../test/receiptFixture.ts';
import { payments, refunds } from '../../platform/database/schema/index.ts';

const fixture = await createReceiptFixture();
const { api, bank, market, plan, ordinary, pay, readReceipts, correct, wait, paid, soon, soonReturned } = fixture;

beforeEach(() => plan(ordinary));

const returnsOf = async (orderId: number): Promise<CashReceipt[]> =>
  (await readReceipts(orderId)).filter(({ kind }) => kind === 'RETURN').toReversed();

/** Makes refunds that the bank did not answer due again. */
const due = () => api.db.update(refunds).set({ updatedAt: new Date(Date.now() - 120_000) });

/** A paid order with two sellers, each with a part of the same price. */
async function paidToTwo() {
  const [one, other] = [await market.seller(), await market.seller()];
  const visitor = await market.customer();
  await market.add(visitor, (await market.product(one)).id);
  const cart = await market.add(visitor, (await market.product(other)).id);
  const wishes = cart.carts.map(({ cartId, service }) => market.wish(cartId, service.id === one.id ? one : other));
  const { body } = await market.order(visitor, market.bodyOf(wishes, 560_000));
  await pay(visitor, body.orderId);
  const cancel = (index: number) =>
    visitor.post(`orders/${body.orderId}/services/${body.orderServices[index]?.orderServiceId}/cancel`);
  return { visitor, orderId: body.orderId, cancel };
}

test('a refund that the bank has not made has no receipt to correct', async () => {
  const { visitor, orderId, order } = await paid();
  await plan({ tbank: 'OFF' });
  await bank.faults({ calls: ['Cancel'], failNext: 1 });
  await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
  await api.app.jobs.settled();
  await wait();
  const [asked] = await returnsOf(orderId);
  expect(asked).toMatchObject({ state: 'EXPECTED', problem: null, mistakes: [] });
  expect(await readReceipts(orderId, 'PROBLEMS')).toEqual([]);
  expect((await correct(asked?.id, 'MISSING')).status).toBe(409);

  await bank.heal();
  await due();
  await soonReturned(visitor, orderId, 'REFUNDED');
  expect(await readReceipts(orderId, 'PROBLEMS')).toMatchObject([{ id: asked?.id, problem: 'MISSING' }]);
});

test('a receipt of a refund does not confirm the receipt of another refund of the same amount that failed', async () => {
  const { visitor, orderId, cancel } = await paidToTwo();
  await bank.faults({ calls: ['Cancel'], failNext: 1 });
  await cancel(0);
  await api.app.jobs.settled();
  await bank.heal();
  const ofOrder = sql`${refunds.paymentId} in (select id from ${payments} where order_id = ${orderId})`;
  await api.db
    .update(refunds)
    .set({ state: 'FAILED' })
    .where(and(ofOrder, eq(refunds.state, 'PENDING')));
  await cancel(1);
  await soonReturned(visitor, orderId, 'PARTIAL_REFUNDED');
  await soon(async () =>
    expect(await returnsOf(orderId)).toMatchObject([{ state: 'EXPECTED', problem: null }, { state: 'PRINTED' }]),
  );
});
