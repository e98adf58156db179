import type { AuditPage } from '@vetka/domain/moderation';
import type { PaidByHand, QueuedPayouts, TransferTarget, UnassignedMoneys } from '@vetka/domain/payout';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noticesOf, statusesOf } from '../../../test/deskFixture.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { payments, services, users } from '../../platform/database/schema/index.ts';

const { api, again, balances, due, sweep, tomorrow } = await createPayoutFixture();
const { db } = api;
const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const list = async () => (await moderator.get<UnassignedMoneys>('moderation/payouts/by-hand')).body.data;
const reason = 'Банк не открыл сделку в день заказа';

/** A shop whose order was paid while the bank opened no deal. */
async function withoutDeal() {
  const made = await due();
  await db.update(payments).set({ payoutDealId: null }).where(eq(payments.orderId, made.orderId));
  await db.update(services).set({ ownerId: made.owner.user.id }).where(eq(services.id, made.shop.id));
  const found = async () => (await list()).find(({ shop }) => shop.id === made.shop.id);
  const pay = <T>(body: object) =>
    moderator.post<T>(`moderation/payouts/by-hand/${made.shop.id}`, {
      amount: 242_500,
      reference: `П-${made.id}`,
      reason,
      ...body,
    });
  return { ...made, found, pay };
}

test('money without a deal is listed and paid by nobody, until a transfer is recorded, once', async () => {
  const shop = await withoutDeal();
  await sweep();
  expect(await balances(shop.shop.id)).toEqual({ SELLER_AVAILABLE: 242_500 });
  expect(await shop.found()).toMatchObject({
    amount: 242_500,
    account: '•••• 0001',
    orders: [{ orderServiceId: shop.id, orderId: shop.orderId, amount: 242_500 }],
  });
  expect((await shop.pay({ amount: 242_499 })).status).toBe(409);
  const both = await Promise.all([shop.pay({}), shop.pay({ reference: 'другой' })]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(await balances(shop.shop.id)).toEqual({});
  expect(await shop.found()).toBeUndefined();
  expect((await noticesOf(shop.owner)).filter(({ title }) => title.startsWith('Перевели'))).toHaveLength(1);
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=SHOP&objectId=${shop.shop.id}`);
  expect(log.data).toMatchObject([
    { call: 'payout.payByHand', reason, changes: [{ field: 'Выплачено вручную', before: null, after: '2425.00 ₽' }] },
  ]);
});

test('what came into a deal goes on being paid by the bank, and a transfer is recorded once for all shops', async () => {
  const shop = await withoutDeal();
  await again(shop);
  expect(await shop.found()).toMatchObject({ amount: 242_500, orders: [{ orderServiceId: shop.id }] });
  expect((await shop.pay({ reference: 'Т-1' })).status).toBe(200);
  await tomorrow();
  await sweep();
  expect(await balances(shop.shop.id)).toEqual({});
  const { body } = await moderator.get<QueuedPayouts>('moderation/payouts?view=PAID&take=100');
  const own = body.data.filter((row) => row.shop.id === shop.shop.id);
  expect(own.map(({ bankStatus, payout }) => [bankStatus, payout.amount])).toEqual([
    ['COMPLETED', 242_500],
    ['BY_HAND', 242_500],
  ]);
  const other = await withoutDeal();
  expect((await other.pay({ reference: 'Т-1' })).status).toBe(409);
});

test('a shop’s requisites are shown one shop at a time, and who has opened them is recorded', async () => {
  const { shop } = await withoutDeal();
  const at = `moderation/payouts/by-hand/${shop.id}/target`;
  const { body } = await moderator.post<TransferTarget>(at);
  expect(body).toMatchObject({ id: shop.id, account: '40802810500000000001', bik: '044525225' });
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=SHOP&objectId=${shop.id}`);
  const shown = { field: 'Показано', before: null, after: 'реквизиты для перевода вручную' };
  expect(log.data).toMatchObject([{ call: 'payout.openTarget', changes: [shown] }]);
});

test('a record of a transfer is taken back once: the money is due again, and its number can be recorded again', async () => {
  const shop = await withoutDeal();
  const reference = `Т-${shop.id}`;
  const { body: paid } = await shop.pay<PaidByHand>({ reference });
  const takeBack = () =>
    moderator.post(`moderation/payouts/transfers/${paid.payoutId}/take-back`, { reason: 'Не тот магазин' });
  expect(statusesOf(await Promise.all([takeBack(), takeBack()]))).toEqual([200, 409]);
  expect(await balances(shop.shop.id)).toEqual({ SELLER_AVAILABLE: 242_500 });
  expect(await shop.found()).toMatchObject({ amount: 242_500 });
  expect((await shop.read()).data).toMatchObject([{ state: 'RETURNED', reason: 'Не тот магазин' }]);
  const titles = (await noticesOf(shop.owner)).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Отменили запись'))).toHaveLength(1);
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=SHOP&objectId=${shop.shop.id}`);
  expect(log.data[0]).toMatchObject({
    call: 'payout.takeBackTransfer',
    reason: 'Не тот магазин',
    changes: [{ field: 'Выплачено вручную', before: '2425.00 ₽', after: null }],
  });
  expect((await shop.pay({ reference })).status).toBe(200);
  expect(await balances(shop.shop.id)).toEqual({});
  expect((await shop.pay({ reference })).status).toBe(409);
});

test('a payout of the bank is not taken back', async () => {
  const shop = await due();
  await sweep();
  const [payout] = (await shop.read()).data;
  const answer = await moderator.post(`moderation/payouts/transfers/${payout?.id}/take-back`, { reason });
  expect(answer.status).toBe(409);
  expect(await balances(shop.shop.id)).toEqual({});
});
