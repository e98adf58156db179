import type { AuditPage } from '@vetka/domain/moderation';
import type { Difference, DifferenceDecision, Differences } from '@vetka/domain/reconciliation';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { bankOperations, payments, users } from '../../platform/database/schema/index.ts';

const { api, due, sweep, control } = await createPayoutFixture();
const { db } = api;
const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const run = async () => (await moderator.post<{ open: number }>('moderation/reconciliation/runs', {})).body.open;
const read = async (view = 'OPEN') =>
  (await moderator.get<Differences>(`moderation/differences?view=${view}&take=100`)).body.data;
const resolve = (id: number, decision: DifferenceDecision) =>
  moderator.post<Difference>(`moderation/differences/${id}/resolution`, { decision, reason: 'Выяснили у банка' });
const takeBack = (id: number) =>
  moderator.post<Difference>(`moderation/differences/${id}/take-back`, { reason: 'Решили не о том' });

async function fees(): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(
    sql`select coalesce(sum(amount), 0) as sum from ledger_entries where account = 'FEES'`,
  );
  return Number(rows[0]?.sum);
}

async function paymentOf(orderId: number) {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return { id: row?.externalId ?? '', amount: row?.amount ?? 0 };
}

/** The open difference of a payment that the bank has with 5 roubles more. */
async function found() {
  const shop = await due();
  const { id, amount } = await paymentOf(shop.orderId);
  await control(`payments/${id}/amount`, { amount: amount + 500 });
  await run();
  const [row] = (await read()).filter(({ externalId }) => externalId === id);
  return { id: row?.id ?? 0, number: id, amount };
}

const openOf = async (number: string) => (await read()).filter(({ externalId }) => externalId === number);

test('a correction is reversed by other entries, and the difference is open again until it is decided anew', async () => {
  const { id, number, amount } = await found();
  const before = await fees();
  await resolve(id, 'CORRECTED');
  expect(await takeBack(id)).toMatchObject({ status: 200, body: { id, resolution: 'TAKEN_BACK' } });
  expect(await fees()).toBe(before);
  expect(await openOf(number)).toMatchObject([{ kind: 'AMOUNT', ours: amount, theirs: amount + 500 }]);
  expect((await takeBack(id)).status).toBe(409);
  await run();
  const [again] = await openOf(number);
  expect(again).toMatchObject({ ours: amount, theirs: amount + 500 });
  await resolve(again?.id ?? 0, 'CORRECTED');
  expect((await fees()) - before).toBe(500);
  await run();
  expect(await openOf(number)).toEqual([]);
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=DIFFERENCE&objectId=${id}`);
  expect(log.data[0]).toMatchObject({
    call: 'reconciliation.takeBack',
    reason: 'Решили не о том',
    changes: [{ field: 'Решение', before: 'Отнесли на площадку', after: 'Решение отменили' }],
  });
});

test('what was left as it is can be decided otherwise, but only the latest decision is taken back', async () => {
  const { id, number, amount } = await found();
  await resolve(id, 'ACCEPTED');
  await control(`payments/${number}/amount`, { amount: amount + 700 });
  await run();
  const [later] = await openOf(number);
  expect(await takeBack(id)).toMatchObject({ status: 409, body: { code: 'reconciliation.decided-later' } });
  await resolve(later?.id ?? 0, 'ACCEPTED');
  expect((await takeBack(later?.id ?? 0)).status).toBe(200);
  expect(await openOf(number)).toMatchObject([{ theirs: amount + 700 }]);
});

test('a recorded fee goes back to what it was', async () => {
  const { orderId } = await due();
  const { id, amount } = await paymentOf(orderId);
  const head = 'TRANS_DATE;TRANSACTION_ID;SUM;COMMISSION;PARENT_TRANSACTION_ID;TRANSACTION_TYPE';
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const row = (fee: string) => `${today};${id};${(amount / 100).toFixed(2).replace('.', ',')};${fee};;PAYMENT`;
  for (const fee of ['5,00', '7,00']) {
    const table = [head, row(fee)].join('\n');
    await moderator.post('moderation/reconciliation/registers', { bank: 'tbank', table });
  }
  const [row5] = await openOf(id);
  expect(row5).toMatchObject({ kind: 'FEE', ours: 500, theirs: 700 });
  const before = await fees();
  await resolve(row5?.id ?? 0, 'RECORDED');
  expect((await fees()) - before).toBe(-200);
  await takeBack(row5?.id ?? 0);
  expect(await fees()).toBe(before);
  expect(await openOf(id)).toMatchObject([{ ours: 500, theirs: 700 }]);
  await db.delete(bankOperations);
});

test('what follows the bank is not taken back: a refund that it has made', async () => {
  const shop = await due();
  await sweep();
  const { id } = await paymentOf(shop.orderId);
  await control(`payments/${id}/refund`, { amount: 100_000 });
  await run();
  const [row] = await openOf(id);
  await resolve(row?.id ?? 0, 'RECORDED');
  expect(await takeBack(row?.id ?? 0)).toMatchObject({ status: 409, body: { code: 'reconciliation.not-reversible' } });
});
