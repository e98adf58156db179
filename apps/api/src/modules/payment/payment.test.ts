import type { OrderEventPage } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';
import { payments, products, stockReservations } from '../../platform/database/schema/index.ts';
import { limits } from '../../platform/limits/limits.ts';

const { api, bank, market, init, read, statusOf, paymentsOf, soon, soonIs, started } = await createCheckoutFixture();

describe('paying', () => {
  it('is not started by a link on another site, nor by a link that somebody wrote on ours', async () => {
    const { visitor, order } = await market.ordered();
    const site = { 'sec-fetch-site': 'cross-site' };
    const led = await visitor.get(`payments/orders/${order.orderId}/pay`, { headers: site });
    expect([led.status, led.headers.location]).toEqual([303, `/?order=${order.orderId}`]);
    const opened = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
    for (const headers of [site, opened]) {
      expect((await visitor.get(`payments/orders/${order.orderId}/init`, { headers })).status).toBe(403);
    }
    expect(await paymentsOf(order.orderId)).toEqual([]);
  });

  it('lets nobody who guesses numbers of payments query the bank without end', async () => {
    const { orderId } = await started();
    const [payment] = await paymentsOf(orderId);
    const guesser = api.visitor();
    const comeBack = async () => {
      const queries = await api.queries.during(async () => {
        const { status } = await guesser.get(`payments/return/${payment?.id}?to=/`);
        expect(status).toBe(303);
      });
      return queries.some(({ text }) => text.includes('from "payments"'));
    };
    const looked = [];
    for (let count = 0; count < limits.payments.max + 1; count += 1) looked.push(await comeBack());
    expect(looked).toEqual([...Array<boolean>(limits.payments.max).fill(true), false]);
  });

  it('ACO-17: starts at the bank, once for an order', async () => {
    const { visitor, orderId, link, bankId } = await started();
    expect(link).toContain(`${bank.url}/tbank/pay/`);
    const [again, third] = await Promise.all([init(visitor, orderId), init(visitor, orderId)]);
    expect([again.body, third.body]).toEqual(
      Array.from({ length: 2 }, () => ({ orderId, status: 'CREATED', paymentLink: link })),
    );
    const atBank = (await bank.payments()).find(({ id }) => id === bankId);
    expect(atBank).toMatchObject({ originalAmount: 280_000, status: 'NEW' });
    expect(atBank?.orderId.length).toBeLessThanOrEqual(36);
    expect(atBank?.receipt.Items).toMatchObject([
      { Name: 'Букет из 15 пионов', Price: 250_000, Quantity: 1, Amount: 250_000 },
      { Name: 'Доставка', Amount: 30_000 },
    ]);
    expect(atBank?.receipt.Items[0]?.SupplierInfo).toMatchObject({ Inn: '500100732259', Phones: ['+79161234567'] });
    const [row] = await paymentsOf(orderId);
    expect(row?.externalId).toBe(bankId);
  });

  it('requests one page from the bank, however many tabs ask for it at once', async () => {
    const { visitor, order } = await market.ordered();
    const answers = await Promise.all(Array.from({ length: 4 }, () => init(visitor, order.orderId)));
    expect(new Set(answers.map(({ body }) => body.paymentLink)).size).toBe(1);
    expect(await paymentsOf(order.orderId)).toHaveLength(1);
  });

  it('is completed by the notification alone', async () => {
    const { visitor, orderId, bankId, product } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    const order = await read(visitor, orderId);
    expect(order).toMatchObject({ payment: { paymentLink: null }, expiresAt: null });
    const [held] = await api.db.select().from(stockReservations).where(eq(stockReservations.productId, product.id));
    expect(held?.state).toBe('TAKEN');
    const [sold] = await api.db.select().from(products).where(eq(products.id, product.id));
    expect(sold).toMatchObject({ stock: 9, soldCount: 1 });
    const { body: events } = await visitor.get<OrderEventPage>('order-events');
    expect(events.data[0]).toMatchObject({ type: 'PAYMENT', paymentStatus: 'APPROVED' });
    expect((await init(visitor, orderId)).body).toEqual({ orderId, status: 'APPROVED', paymentLink: null });
  });

  it('is completed by the payer’s return alone, and redirects to the site', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    const atBank = (await bank.payments()).find(({ id }) => id === bankId);
    const url = new URL(atBank?.successUrl ?? '');
    const back = await api.visitor().get(`${url.pathname}${url.search}&Success=true&ErrorCode=0&PaymentId=${bankId}`);
    expect([back.status, back.headers.location]).toEqual([303, `/?order=${orderId}`]);
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
  });

  it('says on the return that the bank has refused the card', async () => {
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId, 'insufficient');
    const [payment] = await paymentsOf(orderId);
    const { headers } = await visitor.get(
      `payments/return/${payment?.id}?to=${encodeURIComponent(`/?order=${orderId}`)}`,
    );
    expect(headers.location).toBe(`/?order=${orderId}&payment=refused`);
    expect(await statusOf(visitor, orderId), 'it can be paid with another').toBe('CREATED');
  });

  it('never redirects to another site', async () => {
    const { orderId } = await started();
    const [payment] = await paymentsOf(orderId);
    for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const { headers } = await api.visitor().get(`payments/return/${payment?.id}?to=${encodeURIComponent(to)}`);
      expect(headers.location).toBe('/');
    }
  });

  it('is found by polling when there is no notification', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await api.app.jobs.run('payment.poll');
    expect(await statusOf(visitor, orderId)).toBe('CREATED');
    await api.db.update(payments).set({ updatedAt: new Date(Date.now() - 61_000) });
    await api.app.jobs.run('payment.poll');
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
  });

  it('by «Оплатить» redirects to the bank, and to the order when the bank is unavailable', async () => {
    const { visitor, order } = await market.ordered();
    const { orderId, payment } = order;
    await bank.faults({ calls: ['Init'], failNext: 2 });
    const away = await visitor.get(payment.paymentLink ?? '');
    expect([away.status, away.headers.location]).toEqual([303, `/?order=${orderId}&payment=unavailable`]);
    const there = await visitor.get(payment.paymentLink ?? '');
    expect([there.status, there.headers.location]).toEqual([303, expect.stringContaining('/tbank/pay/')]);
    const guest = await api.visitor().get(payment.paymentLink ?? '');
    expect([guest.status, guest.headers.location]).toEqual([303, '/?auth=sigin']);
  });

  it('passes 3-D Secure', async () => {
    const { visitor, orderId, bankId } = await started();
    expect((await bank.pay(bankId, 'challenge')).result).toBe('paid');
    await soonIs(visitor, orderId, 'APPROVED');
  });

  it('leaves the order payable when the bank is unavailable', async () => {
    const { visitor, order } = await market.ordered();
    await bank.faults({ calls: ['Init'], failNext: 2 });
    const failed = await visitor.get<Problem>(`payments/orders/${order.orderId}/init`);
    expect(failed).toMatchObject({ status: 503, body: { code: 'payment.bank-is-away' } });
    expect((await read(visitor, order.orderId)).payment.paymentLink).not.toBeNull();
    const later = await init(visitor, order.orderId);
    await bank.pay(bankIdOf(later.body.paymentLink));
    await soonIs(visitor, order.orderId, 'APPROVED');
    const rows = await paymentsOf(order.orderId);
    expect(rows.map(({ state }) => state)).toEqual(['CANCELED', 'CANCELED', 'CONFIRMED']);
  });

  it('with a declined card leaves the order payable by a new attempt', async () => {
    const { visitor, orderId, link, bankId } = await started();
    await bank.pay(bankId, 'insufficient');
    await soon(async () => expect((await paymentsOf(orderId))[0]?.state).toBe('REJECTED'));
    const { body: events } = await visitor.get<OrderEventPage>('order-events');
    expect(events.data[0]).toMatchObject({ type: 'PAYMENT', paymentStatus: 'REJECTED' });
    expect((await read(visitor, orderId)).payment).toMatchObject({ status: 'CREATED' });
    const again = await init(visitor, orderId);
    expect(again.body.paymentLink).not.toBe(link);
    await bank.pay(bankIdOf(again.body.paymentLink));
    await soonIs(visitor, orderId, 'APPROVED');
  });

  it('starts over when the bank has lost the payment', async () => {
    const { visitor, orderId } = await started();
    await api.db.update(payments).set({ externalId: '999999999' }).where(eq(payments.orderId, orderId));
    const again = await init(visitor, orderId);
    expect(again.body.paymentLink).toContain('/tbank/pay/');
    expect((await paymentsOf(orderId)).map(({ state }) => state)).toEqual(['EXPIRED', 'CREATED']);
  });
});
