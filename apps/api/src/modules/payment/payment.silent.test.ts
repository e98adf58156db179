import type { InitPayment } from '@vetka/domain/payment';
import { describe, expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';

/**
 * Here a request waits 200 ms for the bank, and a call to the bank times out after 2 s. A silent bank does not answer
 * for a minute, so an answer received before the attempt ended did not wait for the bank.
 */
const { api, bank, market, root, init, read, statusOf, paymentsOf, soon, soonIs, soonReturned, stockOf, started } =
  await createCheckoutFixture({ BANK_PATIENCE_MS: '200', BANK_TIMEOUT_MS: '2000' });
const silent = { hangMs: 60_000 };

const stateOf = async (orderId: number) => (await paymentsOf(orderId)).map(({ state }) => state);

describe('paying while the bank is silent', () => {
  it('answers every tab without a link, continues in the background, and has the link once the bank answers', async () => {
    const { visitor, order } = await market.ordered();
    await bank.faults({ calls: ['Init'], hangNext: 1, ...silent });
    const answers = await Promise.all([init(visitor, order.orderId), init(visitor, order.orderId)]);
    const waiting: InitPayment = { orderId: order.orderId, status: 'CREATED', paymentLink: null };
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, waiting],
      [200, waiting],
    ]);
    expect(await stateOf(order.orderId)).toEqual(['CREATED']);
    await soon(async () => expect((await paymentsOf(order.orderId)).at(-1)?.paymentLink).not.toBeNull());
    const { body } = await init(visitor, order.orderId);
    expect(body.paymentLink).toContain('/tbank/pay/');
    expect(await stateOf(order.orderId)).toEqual(['CANCELED', 'CREATED']);
    await bank.pay(bankIdOf(body.paymentLink));
    await soonIs(visitor, order.orderId, 'APPROVED');
  });

  it('«Оплатить» redirects to the order, whose page polls', async () => {
    const { visitor, order } = await market.ordered();
    await bank.faults({ calls: ['Init'], slowNext: 1, hangMs: 1000 });
    const { status, headers } = await visitor.get(`payments/orders/${order.orderId}/pay`);
    expect([status, headers.location]).toEqual([303, `/?order=${order.orderId}&payment=waiting`]);
    expect(await stateOf(order.orderId)).toEqual(['CREATED']);
  });

  it('returns the known link at once when the bank does not report the state', async () => {
    const { visitor, orderId, link } = await started();
    await bank.faults({ calls: ['GetState'], hangNext: 5, ...silent });
    expect((await init(visitor, orderId)).body.paymentLink).toBe(link);
  });

  it('pays once, when the bank created a page but the answer was lost', async () => {
    const { visitor, order } = await market.ordered();
    await bank.faults({ calls: ['Init'], loseNext: 1, ...silent });
    await init(visitor, order.orderId);
    await soon(async () => expect((await paymentsOf(order.orderId)).at(-1)?.paymentLink).not.toBeNull());
    const attempts = await paymentsOf(order.orderId);
    const ours = (await bank.payments()).filter(({ orderId: number }) =>
      attempts.some(({ id }) => number.startsWith(`${id}-`)),
    );
    expect(ours).toHaveLength(2);
    for (const { id } of ours) await bank.pay(id);
    await soonIs(visitor, order.orderId, 'APPROVED');
    await soon(async () => {
      await api.app.jobs.run('payment.refund');
      expect((await stateOf(order.orderId)).toSorted()).toEqual(['CONFIRMED', 'REFUNDED']);
    });
  });

  it('does not delay the return of a payer, and the payment is updated once the bank answers', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await bank.faults({ calls: ['GetState'], slowNext: 1, hangMs: 1000 });
    const [payment] = await paymentsOf(orderId);
    const back = await fetch(`${root}/api/v1/payments/return/${payment?.id}?to=/`, { redirect: 'manual' });
    expect(back.status).toBe(303);
    expect(await statusOf(visitor, orderId)).toBe('CREATED');
    await soonIs(visitor, orderId, 'APPROVED');
  });
});

describe('cancelling while the bank is silent', () => {
  it('answers at once, and closes the page in the background', async () => {
    const { visitor, orderId, bankId, order, product } = await started();
    await bank.faults({ calls: ['GetState'], slowNext: 1, hangMs: 1000 });
    await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    const atBank = async () => (await bank.payments()).find(({ id }) => id === bankId)?.status;
    expect(await atBank()).toBe('NEW');
    expect(await statusOf(visitor, orderId)).toBe('CANCELED');
    expect(await stockOf(product.id)).toBe(10);
    await soon(async () => expect(await atBank()).toBe('CANCELED'));
  });

  it('closes a page that the bank creates after the order was cancelled', async () => {
    const { visitor, order } = await market.ordered();
    await bank.faults({ calls: ['Init'], slowNext: 1, hangMs: 1000 });
    await init(visitor, order.orderId);
    await visitor.post(`orders/${order.orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    await soon(async () => {
      const [row] = await paymentsOf(order.orderId);
      expect(row?.externalId).not.toBeNull();
      const made = (await bank.payments()).find(({ id }) => id === row?.externalId);
      expect(made?.status).toBe('CANCELED');
    });
    expect((await read(visitor, order.orderId)).payment).toEqual({ status: 'CANCELED', paymentLink: null });
    expect((await init(visitor, order.orderId)).status).toBe(409);
  });

  it('refunds a paid order once the bank answers', async () => {
    const { visitor, orderId, bankId, order } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await bank.faults({ calls: ['Cancel'], slowNext: 1, hangMs: 1000 });
    const { status } = await visitor.post(
      `orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`,
    );
    expect(status).toBe(200);
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
    await soonReturned(visitor, orderId, 'REFUNDED');
  });
});
