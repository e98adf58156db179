import { generateKeyPairSync } from 'node:crypto';
import type { Payouts } from '@vetka/domain/payout';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createPayoutFixture, type BankPayout } from '../../../test/payoutFixture.ts';
import { legalInfos, payoutDeals, payouts, users } from '../../platform/database/schema/index.ts';

type Fixture = Awaited<ReturnType<typeof createPayoutFixture>>;

/** Payments that a bank was asked to make, in order. */
interface Transfer {
  id: string;
  amount: number;
  isPaid: boolean;
}

interface Bank {
  fixture: Fixture;
  transfers: () => Promise<Transfer[]>;
  /** The account of the seller rejects the transfer after it was made. */
  giveBack: (id: string) => Promise<unknown>;
}

async function tbank(): Promise<Bank> {
  const fixture = await createPayoutFixture();
  return {
    fixture,
    transfers: async () =>
      (await fixture.control<BankPayout[]>('payouts')).map(({ id, amount, status }) => ({
        id,
        amount,
        isPaid: status === 'COMPLETED',
      })),
    giveBack: (id) => fixture.control(`payouts/${id}`, { status: 'REJECTED', message: 'Счёт закрыт' }),
  };
}

/** «Cyclops» knows the public half of the key that signs. */
async function tochka(): Promise<Bank> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const env = {
    PAYMENT_PROVIDER: 'tochka',
    CYCLOPS_SYSTEM: 'vetka',
    CYCLOPS_THUMBPRINT: '142925',
    CYCLOPS_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    CYCLOPS_VIRTUAL_ACCOUNT: '5b9d3f3e-0000-4000-8000-000000000001',
  };
  const known = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const fixture = await createPayoutFixture(env, {
    cyclops: { system: env.CYCLOPS_SYSTEM, thumbprint: env.CYCLOPS_THUMBPRINT, publicKey: known },
  });
  interface Deal extends Omit<Transfer, 'isPaid'> {
    status: string;
    paymentStatus: string;
  }
  return {
    fixture,
    transfers: async () =>
      (await fixture.control<{ deals: Deal[] }>('cyclops')).deals.map(({ id, amount, status, paymentStatus }) => ({
        id,
        amount,
        isPaid: status === 'closed' && paymentStatus === 'PAID',
      })),
    giveBack: (id) => fixture.control(`cyclops/deals/${id}`, { paymentStatus: 'CANCELED', reason: 'Счёт закрыт' }),
  };
}

const banks = [
  ['T-Bank', await tbank()],
  ['Tochka', await tochka()],
] as const;

describe.each(banks)('through %s', { timeout: 90_000 }, (_name, { fixture, transfers, giveBack }) => {
  const { api, sweep, hurry, tomorrow, balances } = fixture;
  const { app, db } = api;

  /**
   * Days later no payout that has ended is asked about any more, and a deal has been open for long enough to be closed.
   */
  async function daysLater(): Promise<void> {
    await db
      .update(payouts)
      .set({ paidAt: sql`paid_at - interval '6 days'`, endedAt: sql`ended_at - interval '6 days'` });
    await db.update(payoutDeals).set({ createdAt: sql`created_at - interval '51 days'` });
    await hurry();
    await app.jobs.run('payout.send');
    await app.jobs.run('payout.deals');
  }

  test('a sale with a refund waits, is paid out, is returned, is paid again and is complete', async () => {
    const order = await fixture.accepted();
    await fixture.withRequisites(order.shop.id);
    const read = async () => (await order.owner.visitor.get<Payouts>(`desk/${order.slug}/payouts`)).body;
    expect((await order.refund(order.bodyOf(50_000))).status).toBe(200);
    await fixture.soonReturned(order.customer.visitor, order.orderId, 'PARTIAL_REFUNDED');

    await sweep();
    expect(await balances(order.shop.id)).toEqual({ SELLER_PENDING: 200_000 });
    expect(await transfers()).toEqual([]);

    await fixture.completed(order, 2);
    await sweep();
    expect(await transfers()).toMatchObject([{ amount: 200_000, isPaid: true }]);
    expect(await balances(order.shop.id)).toEqual({});

    const [first] = await transfers();
    expect((await read()).data).toMatchObject([{ state: 'PAID', amount: 200_000, reference: first?.id }]);
    await giveBack(first?.id ?? '');
    await hurry();
    await app.jobs.run('payout.send');
    expect(await read()).toMatchObject({
      available: 200_000,
      data: [{ state: 'RETURNED', reason: 'Счёт закрыт' }],
      hold: { kind: 'RETURNED' },
    });

    const moderator = await api.signIn();
    await db.update(users).set({ isAdministration: true }).where(eq(users.id, moderator.user.id));
    const release = { reason: 'Продавец назвал другой счёт' };
    const at = `moderation/payouts/holds/${order.shop.id}/release`;
    expect((await moderator.visitor.post(at, release)).status).toBe(200);
    await tomorrow();
    await sweep();
    expect((await transfers()).map(({ isPaid }) => isPaid)).toEqual([false, true]);
    expect(await read()).toMatchObject({ available: 0, data: [{ state: 'PAID' }, { state: 'RETURNED' }] });

    await daysLater();
    expect((await db.select().from(payouts)).map(({ nextAt }) => nextAt)).toEqual([null, null]);
    const open = (await db.select().from(payoutDeals)).filter(({ closedAt, createdAt }) => {
      const isOld = Date.now() - createdAt.getTime() > 50 * 86_400_000;
      return isOld && closedAt === null;
    });
    expect(open).toEqual([]);

    await fixture.refundLate(order, 100_000);
    expect(await read()).toMatchObject({ available: 0, debt: 85_000 });
    await tomorrow();
    await sweep();
    expect(await transfers()).toHaveLength(2);
  });
});

test('Tochka does not pay a self-employed seller, who reads why', { timeout: 90_000 }, async () => {
  const [, [, { fixture, transfers }]] = banks;
  const order = await fixture.accepted();
  await fixture.employThemselves(order.shop.id);
  // Whom the bank knows already is paid.
  await fixture.api.db.update(legalInfos).set({ inn: '772879316187' }).where(eq(legalInfos.inn, '500100732259'));
  await fixture.withRequisites(order.shop.id);
  const before = (await transfers()).length;
  await fixture.completed(order, 2);
  await fixture.sweep();
  expect(await transfers()).toHaveLength(before);
  const { body } = await order.owner.visitor.get<Payouts>(`desk/${order.slug}/payouts`);
  expect(body.requisitesRefusal).toBe('Точка платит самозанятым только с паспортными данными');
});
