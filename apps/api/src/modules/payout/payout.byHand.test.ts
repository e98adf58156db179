import type { AuditPage } from '@vetka/domain/moderation';
import type { QueuedPayouts, UnassignedMoneys } from '@vetka/domain/payout';
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

/** A shop whose order was paid while the bank could not open a deal. */
async function withoutDeal() {
  const made = await due();
  await db.update(payments).set({ payoutDealId: null }).where(eq(payments.orderId, made.orderId));
  await db.update(services).set({ ownerId: made.owner.user.id }).where(eq(services.id, made.shop.id));
  const found = async () => (await list()).find(({ shop }) => shop.id === made.shop.id);
  const pay = (body: object) =>
    moderator.post(`moderation/payouts/by-hand/${made.shop.id}`, {
      amount: 242_500,
      reference: `П-${made.id}`,
      reason,
      ...body,
    });
  return { ...made, found, pay };
}

test('money without a deal is listed and not paid automatically, until a transfer is recorded once', async () => {
  const shop = await withoutDeal();
  await sweep();
  expect(await balances(shop.shop.id)).toEqual({ SELLER_AVAILABLE: 242_500 });
  expect(await shop.found()).toMatchObject({
    amount: 242_500,
    account: '40802810500000000001',
    orders: [{ orderServiceId: shop.id, amount: 242_500 }],
  });
  expect((await shop.pay({ amount: 242_499 })).status).toBe(409);
  const both = await Promise.all([shop.pay({}), shop.pay({ reference: 'другой' })]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(await balances(shop.shop.id)).toEqual({});
  expect(await shop.found()).toBeUndefined();
  expect((await noticesOf(shop.owner)).filter(({ title }) => title.startsWith('Перевели'))).toHaveLength(1);
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=SHOP&objectId=${shop.shop.id}`);
  expect(log.data).toMatchObject([
    {
      call: 'payout.payByHand',
      reason,
      changes: [{ field: 'Выплачено вручную', before: null, after: '2\u00A0425\u00A0₽' }],
    },
  ]);
});

test('money in a deal is still paid by the bank, and a transfer is recorded once for all shops', async () => {
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
