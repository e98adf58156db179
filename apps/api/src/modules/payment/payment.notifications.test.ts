import type { OrderEventPage } from '@vetka/domain/order';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { paymentNotifications, products } from '../../platform/database/schema/index.ts';

const {
  api,
  bank,
  root,
  statusOf,
  paymentsOf,
  notificationsOf,
  soon,
  soonIs,
  soonReturned,
  stockOf,
  overdue,
  started,
} = await createCheckoutFixture();

describe('a notification', () => {
  it('that arrives twice sells once', async () => {
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

  it('out of order changes nothing', async () => {
    await bank.faults({ reorder: true });
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await soon(async () => expect((await notificationsOf(orderId)).length).toBeGreaterThanOrEqual(2));
    expect(await statusOf(visitor, orderId)).toBe('APPROVED');
  });

  it('with a bad signature is neither trusted nor acknowledged', async () => {
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

  it('with malformed content is refused, and one the bank cannot resend is queried', async () => {
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

  it('that arrives too late, after the goods were released, refunds the money', async () => {
    await bank.faults({ drop: true });
    const { visitor, orderId, bankId, product } = await started();
    await overdue(orderId);
    await api.app.jobs.run('payment.expire');
    expect(await statusOf(visitor, orderId)).toBe('EXPIRED');
    expect(await stockOf(product.id)).toBe(10);
    await bank.heal();
    await bank.pay(bankId);
    await soonReturned(visitor, orderId, 'REFUNDED');
    expect((await bank.payments()).find(({ id }) => id === bankId)).toMatchObject({ status: 'REFUNDED', amount: 0 });
    const { body: events } = await visitor.get<OrderEventPage>('order-events');
    expect(events.data.slice(0, 2).map(({ paymentStatus }) => paymentStatus)).toEqual(['REFUNDED', 'ON-REFUND']);
    expect(await stockOf(product.id)).toBe(10);
  });
});
