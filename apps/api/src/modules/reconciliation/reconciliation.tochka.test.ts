import type { Differences } from '@vetka/domain/reconciliation';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cyclopsKeys, type CyclopsPayout } from '../../../test/cyclopsBank.ts';
import { noticesOf } from '../../../test/deskFixture.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { refunds, users } from '../../platform/database/schema/index.ts';

const { env, emulator } = cyclopsKeys();
const { api, balances, control, due, orderRefund, refundsEnd, sweep } = await createPayoutFixture(env, emulator);
const { db } = api;
const { visitor: moderator, user } = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const stateOf = async (id: number) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

test('a refund after the deal of a payout is closed: what the nominal account still has is returned, the rest is refused and told', async () => {
  const made = await due();
  await sweep();
  const { deals } = await control<{ deals: CyclopsPayout[] }>('cyclops');
  expect(deals).toMatchObject([{ amount: 242_500, status: 'closed', paymentStatus: 'PAID' }]);

  // The commission is still there: 375 ₽.
  const small = await orderRefund(made, 30_000);
  await refundsEnd(made.orderId);
  expect(await stateOf(small)).toMatchObject({ state: 'DONE' });
  expect((await made.read()).debt).toBe(25_500);

  const large = await orderRefund(made, 50_000);
  expect((await made.read()).debt).toBe(68_000);
  await refundsEnd(made.orderId);
  expect(await stateOf(large)).toMatchObject({
    state: 'FAILED',
    errorMessage: expect.stringContaining('Недостаточно средств') as string,
  });
  // Only what the buyer has got is owed.
  expect(await balances(made.shop.id)).toEqual({ SELLER_DEBT: -25_500 });
  const title = `Банк не принял возврат 500\u00A0₽ за заказ № ${made.id}`;
  expect((await noticesOf(made.customer)).filter((notice) => notice.title === title)).toHaveLength(1);
  expect((await made.making()).refunds).toMatchObject([{ isDone: true }, { isRefused: true }]);

  expect((await moderator.post('moderation/reconciliation/runs', {})).status).toBe(200);
  const { body } = await moderator.get<Differences>('moderation/differences?view=OPEN&take=100');
  expect(body.data).toMatchObject([{ bank: 'tochka', kind: 'REFUND_REFUSED', ours: 50_000, orderId: made.orderId }]);
  const decision = { decision: 'ACCEPTED', reason: 'Перевели по СБП 26 ноября' };
  expect((await moderator.post(`moderation/differences/${body.data[0]?.id}/resolution`, decision)).status).toBe(200);
  expect((await noticesOf(made.customer))[0]).toMatchObject({
    title: `Вернули 500\u00A0₽ за заказ № ${made.id} другим способом`,
    text: 'Перевели по СБП 26 ноября',
  });
});
