import type { OrderEventPage } from '@vetka/domain/order';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCheckoutFixture } from '../../../test/checkoutFixture.ts';
import { paymentNotifications, products } from '../../platform/database/schema/index.ts';
import { limits } from '../../platform/limits/limits.ts';

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

const send = (body: string, bankName = 'tbank') =>
  fetch(`${root}/api/v1/payments/notifications/${bankName}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
  });
const invalidOnes = () => api.db.select().from(paymentNotifications).where(eq(paymentNotifications.outcome, 'INVALID'));

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

describe('what anyone sends instead of a bank', () => {
  it('is kept as a short text only', async () => {
    const before = (await invalidOnes()).map(({ id }) => id);
    const long = JSON.stringify({ Status: 'CONFIRMED', Token: 'x', zero: '\0', words: '🌷'.repeat(10_000) });
    expect((await send(long)).status).toBe(403);
    expect((await send(`${'a'.repeat(1999)}🌷`)).status, 'cut in the middle of a character').toBe(403);
    const kept = (await invalidOnes()).filter(({ id }) => !before.includes(id));
    expect(kept.map(({ payload }) => Object.keys(payload))).toEqual([['raw'], ['raw']]);
    for (const { payload } of kept) expect(String(payload.raw).length).toBeLessThanOrEqual(2000);
  });

  it('is kept a limited number of times a day, and the bank is still heard', async () => {
    const { max } = limits.untrustedNotifications;
    await api.app.limits.take('untrustedNotifications', 'tbank', max).catch(() => {});
    const before = (await invalidOnes()).length;
    expect((await send('{}')).status).toBe(403);
    expect(await invalidOnes()).toHaveLength(before);
    const { visitor, orderId, bankId } = await started();
    await bank.pay(bankId);
    await soonIs(visitor, orderId, 'APPROVED');
    await soon(async () => expect((await notificationsOf(orderId)).length).toBeGreaterThan(0));
  });

  it('is deleted after 30 days, unlike notifications of payments', async () => {
    const age = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
    const add = async (
      outcome: 'INVALID' | 'UNKNOWN' | 'APPLIED' | 'DUPLICATE',
      days: number,
      paymentId: number | null = null,
    ) => {
      const entry = { provider: 'T_BANK' as const, isAuthentic: outcome !== 'INVALID', outcome, payload: {} };
      const [row] = await api.db
        .insert(paymentNotifications)
        .values({ ...entry, paymentId, receivedAt: age(days) })
        .returning();
      return row?.id ?? 0;
    };
    const [payment] = await paymentsOf((await started()).orderId);
    const strays = [await add('INVALID', 31), await add('UNKNOWN', 31)];
    const kept = [
      await add('INVALID', 29),
      await add('UNKNOWN', 31, payment?.id),
      await add('APPLIED', 31),
      await add('DUPLICATE', 31),
    ];
    await api.app.jobs.run('payment.forget-notifications');
    const left = (await api.db.select().from(paymentNotifications)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining(kept));
    expect(left.filter((id) => strays.includes(id))).toEqual([]);
  });
});
