import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';
import { payments, refunds } from '../../platform/database/schema/index.ts';

const {
  api,
  bank,
  init,
  read,
  statusOf,
  paymentsOf,
  soon,
  soonIs,
  soonReturned,
  refundsEnd,
  stockOf,
  overdue,
  started,
  ofTwoSellers,
} = await createCheckoutFixture();

describe('an order that is not paid in time', () => {
  it('is cancelled, and its pieces are released', async () => {
    const { visitor, orderId, product } = await started();
    expect(await stockOf(product.id)).toBe(9);
    await overdue(orderId);
    await Promise.all([api.app.jobs.run('payment.expire'), api.app.jobs.run('payment.expire')]);
    const order = await read(visitor, orderId);
    expect(order).toMatchObject({ payment: { status: 'EXPIRED', paymentLink: null }, expiresAt: null });
    expect(order.orderServices[0]).toMatchObject({ services: [{ orderStatus: { type: 'CANCELED_BY_CUSTOMER' } }] });
    expect(await stockOf(product.id)).toBe(10);
    const closed = await visitor.get<Problem>(`payments/orders/${orderId}/init`);
    expect(closed).toMatchObject({ status: 409, body: { code: 'payment.closed' } });
  });

  it('is not cancelled when the bank says it has been paid', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId, product } = await started();
    await bank.pay(bankId);
    await overdue(orderId);
    await api.app.jobs.run('payment.expire');
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
    expect(await stockOf(product.id)).toBe(9);
  });

  it('waits while the bank is unavailable', async () => {
    const { visitor, orderId } = await started();
    await overdue(orderId);
    await bank.faults({ calls: ['GetState'], failNext: 1 });
    await api.app.jobs.run('payment.expire');
    expect((await read(visitor, orderId)).orderServices[0]?.cancelledAt).toBeNull();
    await api.app.jobs.run('payment.expire');
    expect((await read(visitor, orderId)).orderServices[0]?.cancelledAt).not.toBeNull();
  });
});

describe('a cancellation', () => {
  it('before payment closes the bank’s page', async () => {
    const { visitor, orderId, bankId, order } = await started();
    await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    await api.app.jobs.settled();
    expect(await statusOf(visitor, orderId)).toBe('CANCELED');
    expect((await bank.payments()).find(({ id }) => id === bankId)?.status).toBe('CANCELED');
  });

  it('of a paid part refunds it, and the last part refunds the rest', async () => {
    const { visitor, orderId, florist, baker, bouquet, cancel } = await ofTwoSellers();
    const { body } = await init(visitor, orderId);
    const bankId = bankIdOf(body.paymentLink);
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await cancel(florist.id);
    await soonReturned(visitor, orderId, 'PARTIAL_REFUNDED');
    expect((await bank.payments()).find(({ id }) => id === bankId)).toMatchObject({ amount: 129_000 });
    expect(await stockOf(bouquet.id)).toBe(10);
    await cancel(baker.id);
    await soonReturned(visitor, orderId, 'REFUNDED');
    expect((await bank.payments()).find(({ id }) => id === bankId)).toMatchObject({ status: 'REFUNDED', amount: 0 });
    const [row] = await paymentsOf(orderId);
    expect(row).toMatchObject({ state: 'REFUNDED', refundedAmount: 409_000 });
  });

  it('of one part before payment leaves the other payable at its own price', async () => {
    const { visitor, orderId, florist, cancel } = await ofTwoSellers();
    const first = await init(visitor, orderId);
    await cancel(florist.id);
    const second = await init(visitor, orderId);
    expect(second.body.paymentLink).not.toBe(first.body.paymentLink);
    const asked = await bank.payments();
    const amountOf = (link: string | null) => asked.find(({ id }) => id === bankIdOf(link))?.originalAmount;
    expect([first, second].map(({ body }) => amountOf(body.paymentLink))).toEqual([409_000, 129_000]);
    expect(asked.find(({ id }) => id === bankIdOf(first.body.paymentLink))?.status).toBe('CANCELED');
  });

  it('of a part while the bank’s page is open refunds what was paid for it', async () => {
    const { visitor, orderId, florist, cancel } = await ofTwoSellers();
    const { body } = await init(visitor, orderId);
    await cancel(florist.id);
    await bank.pay(bankIdOf(body.paymentLink));
    await soonReturned(visitor, orderId, 'PARTIAL_REFUNDED');
    const [row] = await paymentsOf(orderId);
    expect(row?.refundedAmount).toBe(280_000);
  });

  it('refunds once, when the bank’s answer was lost', async () => {
    const { visitor, orderId, bankId, order } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await bank.faults({ calls: ['Cancel'], loseNext: 1, hangMs: 50 });
    await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    const [refund, ...others] = await refundsEnd(orderId);
    expect(others).toEqual([]);
    expect(refund).toMatchObject({ state: 'DONE' });
    expect(refund?.attempts, 'the first answer was lost').toBeGreaterThan(1);
    await soonReturned(visitor, orderId, 'REFUNDED');
  });
});

describe('a refund', () => {
  it('is not given up at the first refusal after a long silence of the bank', async () => {
    const { visitor, orderId, bankId, order } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await bank.faults({ calls: ['Cancel'], failNext: 6 });
    await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    const [payment] = await paymentsOf(orderId);
    const of = eq(refunds.paymentId, payment?.id ?? 0);
    const again = async () => {
      await api.app.jobs.settled();
      await api.db
        .update(refunds)
        .set({ updatedAt: new Date(Date.now() - 120_000) })
        .where(of);
      await api.app.jobs.run('payment.refund');
      return api.db.select().from(refunds).where(of);
    };
    for (let round = 0; round < 5; round += 1) expect(await again()).toMatchObject([{ state: 'PENDING' }]);
    // The bank returns a part of the money by itself, so that it refuses to return all of it.
    await fetch(`${bank.url}/control/payments/${bankId}/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 100 }),
    });
    expect(await again(), 'the first refusal').toMatchObject([{ state: 'PENDING' }]);
    await soon(async () => expect(await again()).toMatchObject([{ state: 'FAILED' }]));
  });
});

describe('a payment that was cancelled while the bank was unavailable', () => {
  const aMinuteLater = () => api.db.update(payments).set({ updatedAt: new Date(Date.now() - 61_000) });
  const partOf = ({ order }: Awaited<ReturnType<typeof started>>) => order.orderServices[0]?.orderServiceId;

  /** A cancelled order whose page at the bank is still open, and about which the bank sends no notification. */
  async function leftOpen() {
    const made = await started();
    await bank.faults({ calls: ['GetState'], failNext: 1, drop: true });
    await made.visitor.post(`orders/${made.orderId}/services/${partOf(made)}/cancel`);
    await api.app.jobs.settled();
    await aMinuteLater();
    const atBank = async () => (await bank.payments()).find(({ id }) => id === made.bankId);
    expect(await made.visitor.get(`orders/${made.orderId}`)).toMatchObject({
      body: { payment: { status: 'CANCELED' } },
    });
    expect((await atBank())?.status).toBe('NEW');
    return { ...made, atBank };
  }

  it('is closed there by a later round, once', async () => {
    const { atBank, orderId } = await leftOpen();
    await api.app.jobs.run('payment.poll');
    expect((await atBank())?.status).toBe('CANCELED');
    const [ended] = await paymentsOf(orderId);
    await aMinuteLater();
    await api.app.jobs.run('payment.poll');
    const [later] = await paymentsOf(orderId);
    expect(ended?.endedAtBank).not.toBeNull();
    expect(later?.endedAtBank).toEqual(ended?.endedAtBank);
  });

  it('is refunded when it is paid there nevertheless', async () => {
    const { visitor, orderId, bankId, atBank } = await leftOpen();
    await bank.pay(bankId);
    expect(await statusOf(visitor, orderId)).toBe('CANCELED');
    await api.app.jobs.run('payment.poll');
    await soonReturned(visitor, orderId, 'REFUNDED');
    expect(await atBank()).toMatchObject({ status: 'REFUNDED', amount: 0 });
  });
});
