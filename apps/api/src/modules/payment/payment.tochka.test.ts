import { expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';

const { bank, init, paymentsOf, soonIs, soonReturned, refundsEnd, started, ofTwoSellers } = await createCheckoutFixture(
  {
    PAYMENT_PROVIDER: 'tochka',
  },
);

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
  const made = await refundsEnd(orderId);
  expect(made).toMatchObject([{ state: 'DONE', errorMessage: null }]);
  expect(made[0]?.attempts, 'the first answer was lost').toBeGreaterThan(1);
  await soonReturned(visitor, orderId, 'REFUNDED');
  const [payment] = await paymentsOf(orderId);
  expect(payment).toMatchObject({ refundedAmount: payment?.amount });
});
