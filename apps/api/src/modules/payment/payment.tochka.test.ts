import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';
import { refunds } from '../../platform/database/schema/payment.ts';

const { api, bank, init, paymentsOf, soon, soonIs, soonReturned, started, ofTwoSellers } = await createCheckoutFixture({
  PAYMENT_PROVIDER: 'tochka',
});

it('an order is paid through the other bank, which notifies with a signed text', async () => {
  const { visitor, orderId, bankId, link } = await started();
  expect(link).toContain('/tochka/pay/');
  await bank.pay(bankId);
  await soonIs(visitor, orderId, 'APPROVED');
  expect(await paymentsOf(orderId)).toMatchObject([{ provider: 'TOCHKA', state: 'CONFIRMED', externalId: bankId }]);
});

it('its link survives a declined card, and is then paid with another', async () => {
  const { visitor, orderId, bankId, link } = await started();
  await bank.pay(bankId, 'insufficient');
  expect((await init(visitor, orderId)).body).toEqual({ orderId, status: 'CREATED', paymentLink: link });
  await bank.pay(bankId);
  await soonIs(visitor, orderId, 'APPROVED');
});

it('a cancelled part is refunded, and then the rest', async () => {
  const { visitor, orderId, florist, baker, cancel } = await ofTwoSellers();
  const { body } = await init(visitor, orderId);
  await bank.pay(bankIdOf(body.paymentLink));
  await soonIs(visitor, orderId, 'APPROVED');
  await cancel(florist.id);
  await soonReturned(visitor, orderId, 'PARTIAL_REFUNDED');
  await cancel(baker.id);
  await soonReturned(visitor, orderId, 'REFUNDED');
  expect(await paymentsOf(orderId)).toMatchObject([{ refundedAmount: 409_000 }]);
});

it('is refunded once when the answer was lost, although this bank has no request ids', async () => {
  const { visitor, orderId, bankId, order } = await started();
  await bank.pay(bankId);
  await soonIs(visitor, orderId, 'APPROVED');
  await bank.faults({ calls: ['refund'], loseNext: 1, hangMs: 50 });
  await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
  await api.app.jobs.settled();
  await api.db.update(refunds).set({ updatedAt: new Date(Date.now() - 120_000) });
  await soonReturned(visitor, orderId, 'REFUNDED');
  const [payment] = await paymentsOf(orderId);
  expect(payment).toMatchObject({ refundedAmount: payment?.amount });
  const made = () =>
    api.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? 0));
  // The bank may report the refund before the next round asks about it.
  await soon(async () => {
    await api.app.jobs.run('payment.refund');
    expect(await made()).toMatchObject([{ state: 'DONE', attempts: 2, errorMessage: null }]);
  });
});
