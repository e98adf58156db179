import type { QueuedPayouts } from '@vetka/domain/payout';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { payoutHolds, payouts, users } from '../../platform/database/schema/index.ts';

const fixture = await createPayoutFixture();
const { api, due, sweep, hurry, tomorrow, balances, control, bank } = fixture;
const { app, db } = api;

test('a shop gets the money that can no longer be disputed, and sees its items', async () => {
  const shop = await due();
  expect(await shop.read()).toMatchObject({ available: 242_500, inFlight: 0, debt: 0, data: [], hold: null });
  await sweep();
  const read = await shop.read();
  expect(read).toMatchObject({ available: 0, inFlight: 0, meta: { total: 1 } });
  expect(read.data).toMatchObject([
    {
      state: 'PAID',
      amount: 242_500,
      account: '•••• 0001',
      items: [{ orderServiceId: shop.id, amount: 242_500 }],
    },
  ]);
  expect(await shop.bankPayouts()).toMatchObject([
    { id: read.data[0]?.reference, amount: 242_500, status: 'COMPLETED' },
  ]);
  expect(await balances(shop.shop.id)).toEqual({});
});

test('nothing is paid before the time for disputes is over, without requisites, or before their pause is over', async () => {
  const early = await fixture.paid();
  await fixture.withRequisites(early.shop.id);
  const unknown = await fixture.paid();
  await fixture.completed(unknown);
  await sweep();
  expect(await balances(early.shop.id)).toEqual({ SELLER_PENDING: 242_500 });
  expect(await balances(unknown.shop.id)).toEqual({ SELLER_AVAILABLE: 242_500 });
});

test('a payout is made once, however many times and copies the sweep runs', async () => {
  const shop = await due();
  await Promise.all(Array.from({ length: 5 }, () => app.jobs.run('payout.plan')));
  for (let round = 0; round < 3; round += 1) {
    await hurry();
    await Promise.all(Array.from({ length: 4 }, () => app.jobs.run('payout.send')));
  }
  await tomorrow();
  await sweep();
  expect((await shop.bankPayouts()).filter(({ status }) => status === 'COMPLETED')).toHaveLength(1);
  expect((await shop.read()).data.map(({ state }) => state)).toEqual(['PAID']);
});

test.each(['Init', 'Payment', 'GetState'])('a lost answer to %s pays nothing twice', async (method) => {
  const shop = await due();
  await app.jobs.run('payout.plan');
  await bank.faults({ scope: 'VetkaE2C', calls: [method], loseNext: 1, hangMs: 1 });
  for (let round = 0; round < 4; round += 1) {
    await hurry();
    await app.jobs.run('payout.send');
  }
  await bank.heal();
  expect((await shop.bankPayouts()).filter(({ status }) => status === 'COMPLETED')).toHaveLength(1);
  expect((await shop.read()).data).toMatchObject([{ state: 'PAID', amount: 242_500 }]);
  expect(await balances(shop.shop.id)).toEqual({});
});

test('a bank that checks for hours is asked until it has decided, and the money stays reserved', async () => {
  const shop = await due();
  await control('payouts/plan', { isChecking: true });
  await sweep();
  await sweep();
  await control('payouts/plan', { isChecking: false });
  expect(await shop.read()).toMatchObject({ available: 0, inFlight: 242_500, data: [{ state: 'SENT' }] });
  const [payout] = await shop.bankPayouts();
  await control(`payouts/${payout?.id}`, { status: 'COMPLETED' });
  await sweep();
  expect(await shop.read()).toMatchObject({ inFlight: 0, data: [{ state: 'PAID' }] });
});

test('a refused payout returns to the shop and is tried with a new number; after three refusals the shop is put on hold', async () => {
  const shop = await due();
  await control('payouts/plan', { refuseNext: 3, message: 'Счёт закрыт' });
  for (let day = 0; day < 4; day += 1) {
    await sweep();
    await tomorrow();
  }
  await control('payouts/plan', { refuseNext: 0 });
  const { data, hold, available, inFlight } = await shop.read();
  expect(data.map(({ state, reason }) => [state, reason])).toEqual([
    ['FAILED', 'Счёт закрыт'],
    ['FAILED', 'Счёт закрыт'],
    ['FAILED', 'Счёт закрыт'],
  ]);
  expect({ hold, available, inFlight }).toMatchObject({ hold: { kind: 'REFUSED' }, available: 242_500, inFlight: 0 });
  expect(new Set((await shop.bankPayouts()).map(({ orderId }) => orderId)).size).toBe(3);
  await db.update(payoutHolds).set({ liftedAt: new Date() }).where(eq(payoutHolds.serviceId, shop.shop.id));
  await sweep();
  expect(await shop.read()).toMatchObject({ available: 0, data: [{ state: 'PAID' }, {}, {}, {}] });
});

test('a payout that the bank returns the next day is not shown as paid, and the shop is put on hold', async () => {
  const shop = await due();
  await sweep();
  const [payout] = await shop.bankPayouts();
  await control(`payouts/${payout?.id}`, { status: 'REJECTED', message: 'Получатель не найден' });
  await hurry();
  await app.jobs.run('payout.send');
  expect(await shop.read()).toMatchObject({
    available: 242_500,
    data: [{ state: 'RETURNED', reason: 'Получатель не найден' }],
    hold: { kind: 'RETURNED', reason: 'Получатель не найден' },
  });
  await tomorrow();
  await sweep();
  expect(await shop.bankPayouts()).toHaveLength(1);
});

test('a refund after the payout becomes a debt, and the next payout shows how it was covered', async () => {
  const shop = await due();
  await sweep();
  await fixture.refundLate(shop, 100_000);
  expect(await shop.read()).toMatchObject({ available: 0, debt: 85_000 });
  const next = await fixture.again(shop);
  expect(await shop.read()).toMatchObject({ available: 157_500, debt: 0 });
  await tomorrow();
  await sweep();
  const { data } = await shop.read();
  expect(data[0]).toMatchObject({ state: 'PAID', amount: 157_500 });
  expect(data[0]?.items).toEqual([
    { orderServiceId: shop.id, amount: -85_000 },
    { orderServiceId: next.id, amount: 242_500 },
  ]);
  expect(await balances(shop.shop.id)).toEqual({});
});

test('a self-employed seller is not paid more than the yearly limit', async () => {
  const shop = await due();
  await fixture.employThemselves(shop.shop.id);
  await db.insert(payouts).values({ ...(await fixture.paidThisYear(shop.shop.id)), amount: 2_399_999_00 });
  await sweep();
  expect(await shop.read()).toMatchObject({ available: 242_500, hold: { kind: 'YEAR_LIMIT' } });
});

test('the queue names the order by the number that the bank knows, however often the bank is asked', async () => {
  const { visitor: moderator, user } = await api.signIn();
  await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const shop = await due();
  const queued = async (view: string) => {
    const { body } = await moderator.get<QueuedPayouts>(`moderation/payouts?view=${view}&take=100`);
    return body.data.find((each) => each.shop.id === shop.shop.id);
  };
  await control('payouts/plan', { isChecking: true });
  await sweep();
  await sweep();
  await control('payouts/plan', { isChecking: false });
  const [atBank] = await shop.bankPayouts();
  const known = { orderNumber: atBank?.orderId, attempts: 1 };
  expect(await queued('IN_FLIGHT')).toMatchObject({
    ...known,
    bankStatus: 'CREDIT_CHECKING',
    payout: { state: 'SENT' },
  });
  await control(`payouts/${atBank?.id}`, { status: 'REJECTED', message: 'Счёт закрыт' });
  await sweep();
  expect(await queued('IN_FLIGHT')).toBeUndefined();
  expect(await queued('TROUBLE')).toMatchObject({
    ...known,
    bankStatus: 'REJECTED',
    payout: { state: 'FAILED', reason: 'Счёт закрыт', amount: 242_500 },
  });
});
