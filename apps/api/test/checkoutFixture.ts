import type { InitPayment } from '@vetka/domain/payment';
import type { Order } from '@vetka/domain/order';
import type { EmulatorOptions } from '@vetka/emulator/server';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, expect, vi } from 'vitest';
import { orders, paymentNotifications, payments, products, refunds } from '../src/platform/database/schema/index.ts';
import { startTestApp } from './app.ts';
import { bankIdOf, startBank } from './emulatedBank.ts';
import { createMarketFixture } from './marketFixture.ts';
import type { Visitor } from './visitor.ts';

/** The whole server with the emulated banks, for one test file that orders and pays. */
export async function createCheckoutFixture(env: Record<string, string> = {}, emulator: EmulatorOptions = {}) {
  const bank = await startBank(emulator);
  const api = await startTestApp({ env: { EMULATOR_URL: bank.url, ...env } });
  const root = await api.listen();
  const market = createMarketFixture(api);
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
  const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
  const soonIs = (visitor: Visitor, orderId: number, status: string) =>
    soon(async () => expect(await statusOf(visitor, orderId)).toBe(status));
  /** The refund happens at once, or in the next round if another notification is being processed just then. */
  const soonReturned = (visitor: Visitor, orderId: number, status: string) =>
    soon(async () => {
      await api.app.jobs.run('payment.refund');
      expect(await statusOf(visitor, orderId)).toBe(status);
    });
  /**
   * Repeats the round of refunds until every refund of the order is made or given up. An attempt finds nothing while the
   * application makes one of its own, so attempts cannot be counted.
   */
  const refundsEnd = (orderId: number) =>
    soon(async () => {
      await api.app.jobs.settled();
      const ids = (await paymentsOf(orderId)).map(({ id }) => id);
      const isWaiting = and(inArray(refunds.paymentId, ids), eq(refunds.state, 'PENDING'));
      await api.db
        .update(refunds)
        .set({ updatedAt: new Date(0) })
        .where(isWaiting);
      await api.app.jobs.run('payment.refund');
      const rows = await api.db.select().from(refunds).where(inArray(refunds.paymentId, ids));
      expect(rows.filter(({ state }) => state === 'CREATED' || state === 'PENDING')).toEqual([]);
      return rows;
    });
  const stockOf = async (id: number) => (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
  const overdue = (orderId: number) =>
    api.db
      .update(orders)
      .set({ reservedUntil: new Date(Date.now() - 1000) })
      .where(eq(orders.id, orderId));

  const linkOf = (visitor: Visitor, orderId: number) =>
    soon(async () => {
      const { body } = await init(visitor, orderId);
      expect(body.paymentLink).not.toBeNull();
      return body.paymentLink;
    });

  /** The bank's final notification of a payment by card. */
  const paidWord = env.PAYMENT_PROVIDER === 'tochka' ? 'APPROVED' : 'CONFIRMED';

  /** Pays an order by card, until the bank sends no more notifications. */
  async function pay(visitor: Visitor, orderId: number): Promise<void> {
    await bank.pay(bankIdOf(await linkOf(visitor, orderId)));
    await soon(async () => {
      expect((await notificationsOf(orderId)).map(({ status }) => status)).toContain(paidWord);
      expect(await statusOf(visitor, orderId)).toBe('APPROVED');
    });
  }

  /** An order with its page at the bank. */
  async function started() {
    const made = await market.ordered();
    const { orderId } = made.order;
    const link = await linkOf(made.visitor, orderId);
    return { ...made, orderId, link, bankId: bankIdOf(link) };
  }

  /** An order with two sellers' parts: 2800 ₽ and 1290 ₽. */
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

  return {
    api,
    bank,
    root,
    market,
    init,
    read,
    statusOf,
    paymentsOf,
    notificationsOf,
    soon,
    soonIs,
    soonReturned,
    refundsEnd,
    stockOf,
    overdue,
    pay,
    started,
    ofTwoSellers,
  };
}
