import type { DeskOrder } from '@vetka/domain/desk';
import type { Difference, Differences, ReconciledDays } from '@vetka/domain/reconciliation';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { noticesOf } from '../../../test/deskFixture.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { payments, payoutDeals, refunds, users } from '../../platform/database/schema/index.ts';

const fixture = await createPayoutFixture();
const { api, due, sweep, balances, control, bank } = fixture;
const { app, db } = api;

const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const run = async () => (await moderator.post<{ open: number }>('moderation/reconciliation/runs', {})).body.open;
const read = async (view = 'OPEN') =>
  (await moderator.get<Differences>(`moderation/differences?view=${view}&take=100`)).body.data;
const resolve = (id: number | undefined, decision: string) =>
  moderator.post<Difference>(`moderation/differences/${id}/resolution`, { decision, reason: 'Выяснили у банка' });

/** The balance of an account of the marketplace. */
async function onAccount(account: string): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(
    sql`select coalesce(sum(amount), 0) as sum from ledger_entries where account = ${account}`,
  );
  return Number(rows[0]?.sum);
}

/** The bank's number of the payment of an order. */
async function paymentOf(orderId: number) {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return { id: row?.externalId ?? '', amount: row?.amount ?? 0 };
}

const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
const register = async (name: string) => (await fetch(`${bank.url}/control/register?bank=${name}&day=${today}`)).text();
const upload = (table: string) => moderator.post('moderation/reconciliation/registers', { bank: 'tbank', table });

/** Each test starts without open differences. */
beforeEach(async () => {
  await bank.heal();
  await run();
  for (const { id } of await read()) await resolve(id, 'ACCEPTED');
});

test('equal books have no differences, and the totals of the day agree', async () => {
  await due();
  await sweep();
  expect(await run()).toBe(0);
  const { body } = await moderator.get<ReconciledDays>('moderation/reconciliation/days');
  const [day] = body.data;
  expect(day).toMatchObject({ day: today, bank: 'tbank', unanswered: 0 });
  expect([day?.theirs, day?.paidOutThere]).toEqual([day?.ours, day?.paidOut]);
  expect(day?.paidOut).toBeGreaterThan(0);
});

test('a payout that the bank has not made is found, and asking the bank marks it as returned', async () => {
  const shop = await due();
  await sweep();
  const [payout] = await shop.bankPayouts();
  await control(`payouts/${payout?.id}`, { status: 'REJECTED', message: 'Счёт закрыт' });
  expect(await run()).toBe(1);
  const [found] = await read();
  expect(found).toMatchObject({
    kind: 'PAYOUT',
    externalId: payout?.id,
    ours: 242_500,
    theirs: 0,
    bankStatus: 'REJECTED',
  });
  await resolve(found?.id, 'RECORDED');
  await app.jobs.run('payout.send');
  expect((await shop.read()).data).toMatchObject([{ state: 'RETURNED', reason: 'Счёт закрыт' }]);
  expect(await run()).toBe(0);
});

test('a refund made in the bank’s cabinet after the payout is found once, recorded, and owed by the seller', async () => {
  const shop = await due();
  await sweep();
  const { id } = await paymentOf(shop.orderId);
  await control(`payments/${id}/refund`, { amount: 100_000 });
  expect([await run(), await run()]).toEqual([1, 1]);
  const [found] = await read();
  expect(found).toMatchObject({
    kind: 'REFUND_THERE',
    externalId: id,
    ours: 0,
    theirs: 100_000,
    orderId: shop.orderId,
  });
  expect(await resolve(found?.id, 'RECORDED')).toMatchObject({ status: 200, body: { resolution: 'RECORDED' } });
  expect((await resolve(found?.id, 'ACCEPTED')).status).toBe(409);
  expect(await run()).toBe(0);
  expect((await shop.read()).debt).toBe(85_000);
  expect(await balances(shop.shop.id)).toEqual({ SELLER_DEBT: -85_000 });
});

test('a payment that the bank does not know is borne by the marketplace, or accepted', async () => {
  const [lost, accepted] = [await due(), await due()];
  for (const { orderId } of [lost, accepted]) await control(`payments/${(await paymentOf(orderId)).id}/forget`, {});
  expect(await run()).toBe(2);
  const found = await read();
  const { amount } = await paymentOf(lost.orderId);
  expect(found).toMatchObject([
    { kind: 'MISSING_THERE', orderId: lost.orderId, ours: amount, theirs: 0, decisions: ['CORRECTED', 'ACCEPTED'] },
    { kind: 'MISSING_THERE', orderId: accepted.orderId },
  ]);
  expect((await resolve(found[0]?.id, 'RECORDED')).status).toBe(422);
  const before = await onAccount('FEES');
  await resolve(found[0]?.id, 'CORRECTED');
  await resolve(found[1]?.id, 'ACCEPTED');
  expect((await onAccount('FEES')) - before).toBe(-amount);
  expect(await run()).toBe(0);
});

test('a different amount at the bank is found, and the surplus is kept', async () => {
  const shop = await due();
  const { id, amount } = await paymentOf(shop.orderId);
  await control(`payments/${id}/amount`, { amount: amount + 500 });
  expect(await run()).toBe(1);
  const [found] = await read();
  expect(found).toMatchObject({ kind: 'AMOUNT', ours: amount, theirs: amount + 500 });
  const before = await onAccount('FEES');
  await resolve(found?.id, 'CORRECTED');
  expect((await onAccount('FEES')) - before).toBe(500);
  expect(await run()).toBe(0);
});

test('unknown payments of a register are found, and fees are recorded once; a different fee later is a difference', async () => {
  const shop = await due();
  const { id, amount } = await paymentOf(shop.orderId);
  const [head = '', ...rows] = (await register('tbank')).split('\r\n');
  const own = rows.find((row) => row.includes(id)) ?? '';
  const foreign = own.replace(id, '77');
  const fee = Math.round(amount * 0.025);
  const before = await onAccount('FEES');
  for (let time = 0; time < 2; time += 1) expect((await upload([head, own, foreign].join('\r\n'))).status).toBe(200);
  expect((await onAccount('FEES')) - before).toBe(-2 * fee);
  await run();
  expect(await read()).toMatchObject([{ kind: 'MISSING_HERE', externalId: '77', ours: 0, theirs: amount }]);
  await resolve((await read())[0]?.id, 'CORRECTED');
  expect(await run()).toBe(0);
  const cells = own.split(';');
  cells[3] = '1,00';
  await upload([head, cells.join(';')].join('\n'));
  await run();
  const [found] = await read();
  expect(found).toMatchObject({ kind: 'FEE', ours: fee, theirs: 100 });
  await resolve(found?.id, 'RECORDED');
  expect(await run()).toBe(0);
});

test.each([
  ['Реестр', 'Это не реестр банка'],
  ['{head}\n{own}x', 'Строку 2 не удалось прочесть'],
  ['{head}\n{own}\n{own}', 'Строка 3 повторяет'],
  ['{head}\n2026-13-01;1;1,00;0;;PAYMENT', 'Строку 2 не удалось прочесть'],
  ['{head}\n{day};1;1,00;0;;Arbitration', 'В строке 2 неизвестная операция «Arbitration»'],
])('a file like %s is refused as a whole, with the reason', async (table, message) => {
  const head = 'TRANS_DATE;TRANSACTION_ID;SUM;COMMISSION;PARENT_TRANSACTION_ID;TRANSACTION_TYPE';
  const text = table
    .replaceAll('{head}', head)
    .replace('{own}x', `${today};1;дорого;0;;PAYMENT`)
    .replaceAll('{own}', `${today};1;1,00;0;;PAYMENT`)
    .replaceAll('{day}', today);
  const { status, body } = await upload(text);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(message);
});

test('an operation that the bank does not answer about is unchanged, and a difference that no longer exists is closed', async () => {
  const shop = await due();
  const { id } = await paymentOf(shop.orderId);
  await control(`payments/${id}/refund`, { amount: 50_000 });
  await run();
  expect(await read()).toHaveLength(1);
  await bank.faults({ scope: 'tbank', calls: ['GetState'], failNext: 10_000 });
  expect(await run()).toBe(1);
  const { body } = await moderator.get<ReconciledDays>('moderation/reconciliation/days');
  expect(body.data[0]?.unanswered).toBeGreaterThan(0);
  await bank.heal();
  await fixture.refundLate(shop, 50_000);
  expect(await run()).toBe(0);
  expect((await read('RESOLVED'))[0]).toMatchObject({ kind: 'REFUND_THERE', resolution: 'GONE' });
});

/** Asks for a refund, and then the bank until it has refused it for good. */
async function refuseForGood(made: Awaited<ReturnType<typeof fixture.accepted>>, amount: number): Promise<void> {
  expect((await made.refund(made.bodyOf(amount))).status).toBe(200);
  await fixture.refundsEnd(made.orderId);
}

const refusedOf = async (view?: string) => (await read(view)).filter(({ kind }) => kind === 'REFUND_REFUSED');

// The last test: nobody can pay into the deals of this file afterwards.
test('a refund that the bank refuses because its deal is closed reaches the administration and the buyer, until it is settled', async () => {
  const made = await fixture.accepted();
  const deals = await db.select().from(payoutDeals);
  for (const { externalId } of deals) expect((await app.providers.payouts[0]?.closeDeal(externalId))?.ok).toBe(true);
  await refuseForGood(made, 50_000);
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderServiceId, made.id));
  expect(refund).toMatchObject({ state: 'FAILED', errorMessage: expect.stringContaining('Сделка закрыта') as string });
  expect(await balances(made.shop.id)).toEqual({ SELLER_PENDING: 242_500 });
  expect((await noticesOf(made.customer))[0]).toMatchObject({
    kind: 'ORDER_REFUNDED',
    title: `Банк не принял возврат 500\u00A0₽ за заказ № ${made.id}`,
    text: expect.stringContaining('вернём их другим способом') as string,
    path: `/?order=${made.orderId}`,
  });
  expect(await made.making()).toMatchObject({
    refunded: 0,
    refunds: [{ amount: 50_000, isRefused: true, settlement: '' }],
  });

  await run();
  const [found] = await refusedOf();
  expect(found).toMatchObject({ ours: 50_000, theirs: 0, decisions: ['ACCEPTED'] });
  expect((await resolve(found?.id, 'CORRECTED')).status).toBe(422);
  await refuseForGood(made, 20_000);
  expect((await resolve(found?.id, 'ACCEPTED')).status).toBe(409);
  await run();
  expect(await refusedOf()).toMatchObject([{ id: found?.id, ours: 70_000 }]);
  expect((await resolve(found?.id, 'ACCEPTED')).status).toBe(200);
  expect((await made.making()).refunds).toMatchObject([
    { amount: 50_000, isRefused: true, settlement: 'Выяснили у банка' },
    { amount: 20_000, isRefused: true, settlement: 'Выяснили у банка' },
  ]);
  const settled = (await noticesOf(made.customer)).filter(({ text }) => text === 'Выяснили у банка');
  expect(settled.map(({ title }) => title)).toEqual([
    `Вернули 200\u00A0₽ за заказ № ${made.id} другим способом`,
    `Вернули 500\u00A0₽ за заказ № ${made.id} другим способом`,
  ]);
  const { body } = await made.owner.visitor.get<DeskOrder>(`desk/${made.slug}/orders/${made.id}`);
  expect(body.refunds.map(({ settlement }) => settlement)).toEqual(['', '']);
  expect(body.timeline.at(-1)?.title).toBe('Банк не принял возврат 200\u00A0₽');
  await run();
  expect(await refusedOf()).toEqual([]);

  // Another refusal of the same sum is another difference.
  await refuseForGood(made, 70_000);
  await run();
  expect(await refusedOf()).toMatchObject([{ ours: 70_000, theirs: 0 }]);
});
