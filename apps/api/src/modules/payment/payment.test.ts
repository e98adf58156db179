import type { InitPayment } from '@vetka/domain/payment';
import type { Order, OrderEventPage } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { bankIdOf, startBank } from '../../../test/emulatedBank.ts';
import { openMarket } from '../../../test/market.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  orders,
  paymentNotifications,
  payments,
  products,
  refunds,
  stockReservations,
} from '../../platform/database/schema/index.ts';

const bank = await startBank();
const api = await startTestApp({ env: { EMULATOR_URL: bank.url } });
const root = await api.listen();
const market = openMarket(api);
afterEach(() => bank.heal());

const init = (visitor: Visitor, orderId: number) => visitor.get<InitPayment>(`payments/orders/${orderId}/init`);
const read = async (visitor: Visitor, orderId: number) => (await visitor.get<Order>(`orders/${orderId}`)).body;
const statusOf = async (visitor: Visitor, orderId: number) => (await read(visitor, orderId)).payment.status;
const paymentsOf = (orderId: number) =>
  api.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id);
const notificationsOf = async (orderId: number) => {
  const rows = await paymentsOf(orderId);
  const ids = rows.map(({ id }) => id);
  return api.db
    .select()
    .from(paymentNotifications)
    .where(sql`${paymentNotifications.paymentId} = any(${sql.param(ids)}::int[])`)
    .orderBy(paymentNotifications.id);
};
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 5000, interval: 20 });
const soonIs = (visitor: Visitor, orderId: number, status: string) =>
  soon(async () => expect(await statusOf(visitor, orderId)).toBe(status));
const stockOf = async (id: number) => (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
const overdue = (orderId: number) =>
  api.db
    .update(orders)
    .set({ reservedUntil: new Date(Date.now() - 1000) })
    .where(eq(orders.id, orderId));

/** An order with its page at the bank. */
async function started() {
  const made = await market.ordered();
  const { body } = await init(made.visitor, made.order.orderId);
  return { ...made, orderId: made.order.orderId, link: body.paymentLink, bankId: bankIdOf(body.paymentLink) };
}

/** Two sellers' parts in one order: 2800 ₽ and 1290 ₽. */
async function ofTwoSellers() {
  const [florist, baker] = [await market.seller(), await market.seller()];
  const bouquet = await market.product(florist);
  const cake = await market.product(baker, { price: 99_000 });
  const visitor = await market.customer();
  await market.add(visitor, bouquet.id);
  const cart = await market.add(visitor, cake.id);
  const wishes = cart.carts.map(({ cartId, service }) =>
    market.wish(cartId, service.id === florist.id ? florist : baker),
  );
  const { body } = await market.order(visitor, market.bodyOf(wishes, 409_000));
  const partOf = (serviceId: number) => body.orderServices.find(({ service }) => service.id === serviceId);
  const cancel = (serviceId: number) =>
    visitor.post(`orders/${body.orderId}/services/${partOf(serviceId)?.orderServiceId}/cancel`);
  return { visitor, orderId: body.orderId, florist, baker, bouquet, cancel };
}

describe('paying', () => {
  it('begins at the bank, once for an order', async () => {
    const { visitor, orderId, link, bankId } = await started();
    expect(link).toContain(`${bank.url}/tbank/pay/`);
    const [again, third] = await Promise.all([init(visitor, orderId), init(visitor, orderId)]);
    expect([again.body, third.body]).toEqual(Array(2).fill({ orderId, status: 'CREATED', paymentLink: link }));
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

  it('asks the bank for one page, however many tabs ask for it at once', async () => {
    const { visitor, order } = await market.ordered();
    const answers = await Promise.all(Array.from({ length: 4 }, () => init(visitor, order.orderId)));
    expect(new Set(answers.map(({ body }) => body.paymentLink)).size).toBe(1);
    expect(await paymentsOf(order.orderId)).toHaveLength(1);
  });

  it('is finished by the notification alone', async () => {
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

  it('is finished by the payer’s return alone, and leads back to the site', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    const atBank = (await bank.payments()).find(({ id }) => id === bankId);
    const url = new URL(atBank?.successUrl ?? '');
    const back = await api.visitor().get(`${url.pathname}${url.search}&Success=true&ErrorCode=0&PaymentId=${bankId}`);
    expect([back.status, back.headers.location]).toEqual([303, `/?order=${orderId}`]);
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
  });

  it('comes back to no other site', async () => {
    const { orderId } = await started();
    const [{ id = 0 } = {}] = await paymentsOf(orderId);
    for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const { headers } = await api.visitor().get(`payments/return/${id}?to=${encodeURIComponent(to)}`);
      expect(headers.location).toBe('/');
    }
  });

  it('is found out when nobody tells of it', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await api.app.jobs.run('payment.poll');
    expect(await statusOf(visitor, orderId)).toBe('CREATED');
    await api.db.update(payments).set({ updatedAt: new Date(Date.now() - 61_000) });
    await api.app.jobs.run('payment.poll');
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
  });

  it('of «Оплатить» leads to the bank, and to the order when the bank is away', async () => {
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
    await bank.pay(bankId, 'challenge');
    await soonIs(visitor, orderId, 'APPROVED');
  });

  it('leaves the order payable when the bank is away', async () => {
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

  it('of a declined card leaves the order payable by a new attempt', async () => {
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

  it('begins anew when the bank has forgotten the payment', async () => {
    const { visitor, orderId } = await started();
    await api.db.update(payments).set({ externalId: '999999999' }).where(eq(payments.orderId, orderId));
    const again = await init(visitor, orderId);
    expect(again.body.paymentLink).toContain('/tbank/pay/');
    expect((await paymentsOf(orderId)).map(({ state }) => state)).toEqual(['EXPIRED', 'CREATED']);
  });
});

describe('a notification', () => {
  it('that comes twice sells once', async () => {
    await bank.faults({ duplicate: true });
    const { visitor, orderId, bankId, product } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await soon(async () => expect((await notificationsOf(orderId)).length).toBeGreaterThanOrEqual(4));
    const outcomes = (await notificationsOf(orderId)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'APPLIED')).toHaveLength(1);
    expect(await paymentsOf(orderId)).toHaveLength(1);
    const [sold] = await api.db.select().from(products).where(eq(products.id, product.id));
    expect(sold?.soldCount).toBe(1);
  });

  it('out of turn changes nothing', async () => {
    await bank.faults({ reorder: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await soon(async () => expect((await notificationsOf(orderId)).length).toBeGreaterThanOrEqual(2));
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
  });

  it('with a bad signature is not believed, and not thanked for', async () => {
    await bank.faults({ badToken: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await soon(async () => {
      const rows = await api.db.select().from(paymentNotifications).where(eq(paymentNotifications.outcome, 'INVALID'));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ isAuthentic }) => !isAuthentic)).toBe(true);
    });
    expect(await statusOf(visitor, orderId)).toBe('CREATED');
  });

  it('of nonsense is refused, and one that the bank can not repeat is asked for again', async () => {
    const send = (body: string, bankName = 'tbank') =>
      fetch(`${root}/api/v1/payments/notifications/${bankName}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain' },
      });
    expect((await send('не JSON')).status).toBe(403);
    expect((await send('a.b.c', 'tochka')).status).toBe(403);
    expect((await send('{}', 'sberbank')).status).toBe(404);
    await bank.faults({ calls: ['GetState'], failNext: 1 });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
  });

  it('that comes too late finds the goods given back, and returns the money', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId, product } = await started();
    await overdue(orderId);
    await api.app.jobs.run('payment.expire');
    expect(await statusOf(visitor, orderId)).toBe('EXPIRED');
    expect(await stockOf(product.id)).toBe(10);
    await bank.heal();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'REFUNDED');
    expect((await bank.payments()).find(({ id }) => id === bankId)).toMatchObject({ status: 'REFUNDED', amount: 0 });
    const { body: events } = await visitor.get<OrderEventPage>('order-events');
    expect(events.data.slice(0, 2).map(({ paymentStatus }) => paymentStatus)).toEqual(['REFUNDED', 'ON-REFUND']);
    expect(await stockOf(product.id)).toBe(10);
  });
});

describe('an order that is not paid in time', () => {
  it('is given up, and its pieces with it', async () => {
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

  it('is not given up when the bank says that it has been paid', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId, product } = await started();
    await bank.pay(bankId);
    await overdue(orderId);
    await api.app.jobs.run('payment.expire');
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
    expect(await stockOf(product.id)).toBe(9);
  });

  it('waits while the bank is away', async () => {
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
    expect(await statusOf(visitor, orderId)).toBe('CANCELED');
    expect((await bank.payments()).find(({ id }) => id === bankId)?.status).toBe('CANCELED');
  });

  it('of a part that is paid returns its money, and of the last part all of it', async () => {
    const { visitor, orderId, florist, baker, bouquet, cancel } = await ofTwoSellers();
    const { body } = await init(visitor, orderId);
    const bankId = bankIdOf(body.paymentLink);
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await cancel(florist.id);
    expect(await statusOf(visitor, orderId)).toBe('PARTIAL_REFUNDED');
    expect((await bank.payments()).find(({ id }) => id === bankId)).toMatchObject({ amount: 129_000 });
    expect(await stockOf(bouquet.id)).toBe(10);
    await cancel(baker.id);
    expect(await statusOf(visitor, orderId)).toBe('REFUNDED');
    expect((await bank.payments()).find(({ id }) => id === bankId)).toMatchObject({ status: 'REFUNDED', amount: 0 });
    const [row] = await paymentsOf(orderId);
    expect(row).toMatchObject({ state: 'REFUNDED', refundedAmount: 409_000 });
  });

  it('of one part before payment leaves the other to be paid, for its own price', async () => {
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

  it('of a part while the bank’s page stands open returns what was paid for it', async () => {
    const { visitor, orderId, florist, cancel } = await ofTwoSellers();
    const { body } = await init(visitor, orderId);
    await cancel(florist.id);
    await bank.pay(bankIdOf(body.paymentLink));
    await soonIs(visitor, orderId, 'PARTIAL_REFUNDED');
    const [row] = await paymentsOf(orderId);
    expect(row?.refundedAmount).toBe(280_000);
  });

  it('returns the money once, when the bank’s answer was lost', async () => {
    const { visitor, orderId, bankId, order } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await bank.faults({ calls: ['Cancel'], loseNext: 1, hangMs: 50 });
    await visitor.post(`orders/${orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
    await api.db.update(refunds).set({ updatedAt: new Date(Date.now() - 120_000) });
    await api.app.jobs.run('payment.refund');
    expect(await statusOf(visitor, orderId)).toBe('REFUNDED');
    const [row] = await paymentsOf(orderId);
    const [refund] = await api.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, row?.id ?? 0));
    expect(refund).toMatchObject({ state: 'DONE', attempts: 2 });
  });
});
