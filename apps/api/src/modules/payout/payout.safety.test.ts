import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gate } from '../../../test/gate.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { failure } from '../../adapters/result.ts';
import { payoutAccounts, payoutDeals, payouts, users } from '../../platform/database/schema/index.ts';

const fixture = await createPayoutFixture();
const { api, due, sweep, hurry, tomorrow, balances, control, bank } = fixture;
const { app, db } = api;

/** A moderator stops or releases a shop's payouts. */
const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
const reason = 'Жалоба на кражу аккаунта';
const hold = (id: number) => moderator.post(`moderation/payouts/holds/${id}`, { reason });
const release = (id: number) => moderator.post(`moderation/payouts/holds/${id}/release`, { reason });

const paidAtBank = async (shop: Awaited<ReturnType<typeof due>>) =>
  (await shop.bankPayouts()).filter(({ status }) => status === 'COMPLETED');

test('a refusal of an earlier attempt does not undo the payment of a later one', async () => {
  const shop = await due();
  await app.jobs.run('payout.plan');
  const [gateway] = app.providers.payouts;
  if (!gateway) throw new Error('No bank pays.');
  const { prepare } = gateway;
  const [asked, late] = [gate(), gate()];
  gateway.prepare = async () => {
    gateway.prepare = prepare;
    asked.release();
    await late.wait();
    return failure('rejected', '8', 'Слишком поздно');
  };
  const slow = app.jobs.run('payout.send');
  await asked.wait();
  await control('payouts/plan', { isChecking: true });
  await hurry();
  await app.jobs.run('payout.send');
  await control('payouts/plan', { isChecking: false });
  late.release();
  await slow;
  expect(await shop.read()).toMatchObject({ inFlight: 242_500, available: 0, data: [{ state: 'SENT' }] });
});

test('a hold stops payouts that the bank does not know yet', async () => {
  const shop = await due();
  await app.jobs.run('payout.plan');
  await hold(shop.shop.id);
  await sweep();
  expect(await paidAtBank(shop)).toEqual([]);
  expect(await shop.read()).toMatchObject({ available: 242_500, inFlight: 0, hold: { kind: 'ADMINISTRATION' } });
  await release(shop.shop.id);
  await sweep();
  expect(await paidAtBank(shop)).toHaveLength(1);
});

test('a hold leaves a prepared payout at the bank, which is paid when the hold is lifted', async () => {
  const shop = await due();
  await app.jobs.run('payout.plan');
  await bank.faults({ scope: 'VetkaE2C', calls: ['GetState'], loseNext: 50, hangMs: 1 });
  await hurry();
  await app.jobs.run('payout.send');
  await bank.heal();
  await hold(shop.shop.id);
  await sweep();
  expect(await shop.bankPayouts()).toMatchObject([{ status: 'CHECKED' }]);
  await release(shop.shop.id);
  await sweep();
  expect(await paidAtBank(shop)).toHaveLength(1);
  expect(await balances(shop.shop.id)).toEqual({});
});

test('a payout that the bank executes after refusing it is not paid again, and the shop is put on hold', async () => {
  const shop = await due();
  await control('payouts/plan', { refuseNext: 1, message: 'Счёт закрыт' });
  await sweep();
  const [refused] = await shop.bankPayouts();
  await control(`payouts/${refused?.id}`, { status: 'COMPLETED' });
  await tomorrow();
  await hurry();
  await app.jobs.run('payout.send');
  expect(await shop.read()).toMatchObject({ available: 0, inFlight: 0, debt: 0, hold: { kind: 'REFUSED' } });
  await sweep();
  expect(await paidAtBank(shop)).toHaveLength(1);
  expect((await shop.read()).data.map(({ state }) => state)).toEqual(['PAID']);
});

test('when the bank has paid twice, the second payment is a debt', async () => {
  const shop = await due();
  await control('payouts/plan', { refuseNext: 1, message: 'Счёт закрыт' });
  await sweep();
  const [refused] = await shop.bankPayouts();
  await tomorrow();
  await sweep();
  await control(`payouts/${refused?.id}`, { status: 'COMPLETED' });
  await hurry();
  await app.jobs.run('payout.send');
  expect(await shop.read()).toMatchObject({
    available: 0,
    debt: 242_500,
    data: [{ state: 'PAID' }, { state: 'PAID' }],
  });
});

test('a self-employed person has one limit for all their shops', async () => {
  const [shop, other] = [await due(), await due()];
  for (const { shop: each } of [shop, other]) await fixture.employThemselves(each.id);
  await db.update(payoutAccounts).set({ inn: '500100732259' }).where(eq(payoutAccounts.serviceId, other.shop.id));
  await db.insert(payouts).values({ ...(await fixture.paidThisYear(other.shop.id)), amount: 2_399_999_00 });
  await sweep();
  expect(await shop.read()).toMatchObject({ available: 242_500, hold: { kind: 'YEAR_LIMIT' } });
});

test('two shops of one person that are planned at the same time do not exceed the limit together', async () => {
  const [shop, other] = [await due(), await due()];
  for (const { shop: each } of [shop, other]) await fixture.employThemselves(each.id);
  const [first] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.serviceId, shop.shop.id));
  const inn = '7707083893';
  await db.update(payoutAccounts).set({ inn }).where(eq(payoutAccounts.serviceId, shop.shop.id));
  await db.update(payoutAccounts).set({ inn }).where(eq(payoutAccounts.serviceId, other.shop.id));
  const earlier = await fixture.paidThisYear(shop.shop.id);
  await db.insert(payouts).values({ ...earlier, accountId: first?.id ?? 0, amount: 2_400_000_00 - 300_000 });
  await Promise.all(Array.from({ length: 4 }, () => app.jobs.run('payout.plan')));
  const held = [await shop.read(), await other.read()].filter((read) => read.hold?.kind === 'YEAR_LIMIT');
  expect(held).toHaveLength(1);
});

test('a deal stays open while a payout from it can be returned', async () => {
  await db.update(payoutDeals).set({ createdAt: sql`created_at - interval '8 days'` });
  await app.jobs.run('payout.deals');
  const shop = await due();
  await sweep();
  const [row] = await db.select().from(payouts).where(eq(payouts.serviceId, shop.shop.id));
  const dealId = row?.dealId ?? 0;
  await db
    .update(payoutDeals)
    .set({ createdAt: sql`now() - interval '51 days'` })
    .where(eq(payoutDeals.id, dealId));
  const isClosed = async () =>
    (await db.select().from(payoutDeals).where(eq(payoutDeals.id, dealId)))[0]?.closedAt !== null;
  await app.jobs.run('payout.deals');
  expect(await isClosed()).toBe(false);
  await db.update(payouts).set({ nextAt: null }).where(eq(payouts.dealId, dealId));
  await app.jobs.run('payout.deals');
  expect(await isClosed()).toBe(true);
});

test('small amounts in several deals are paid when they are enough together', async () => {
  const shop = await due();
  await fixture.refundLate(shop, 250_000 - 7_000);
  const { available: first } = await shop.read();
  await db.update(payoutDeals).set({ createdAt: sql`created_at - interval '8 days'` });
  await app.jobs.run('payout.deals');
  await fixture.refundLate({ ...shop, ...(await fixture.again(shop)) }, 250_000 - 8_000);
  const { available } = await shop.read();
  await sweep();
  expect((await paidAtBank(shop)).map(({ amount }) => amount)).toEqual([first, available - first]);
});

test('a shop whose payout cannot be planned does not delay the others', async () => {
  const [broken, shop] = [await due(), await due()];
  const check = `payouts_broken_${broken.shop.id}`;
  await api.ownerDb.execute(
    sql.raw(`alter table payouts add constraint ${check} check (service_id <> ${broken.shop.id}) not valid`),
  );
  await app.jobs.run('payout.plan').catch(() => {});
  await api.ownerDb.execute(sql.raw(`alter table payouts drop constraint ${check}`));
  expect(await shop.read()).toMatchObject({ inFlight: 242_500 });
  expect(await broken.read()).toMatchObject({ inFlight: 0, available: 242_500 });
});
