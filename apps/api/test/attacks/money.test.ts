import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments, refunds, users } from '../../src/platform/database/schema/index.ts';
import { deliver, statusesOf } from '../deskFixture.ts';
import { createPayoutFixture } from '../payoutFixture.ts';

const { api, balances, due, line, paid, accepted, soonReturned } = await createPayoutFixture();
const { db } = api;

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** A member of the administration. */
async function moderator() {
  const { visitor, user } = await api.signIn();
  await db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  return visitor;
}
const refundedOf = async (id: number): Promise<number> =>
  (await db.select().from(refunds).where(eq(refunds.orderServiceId, id))).reduce((sum, { amount }) => sum + amount, 0);

test('a dispute that five members of the administration decide at once is decided, and paid back, once', async () => {
  const made = await paid();
  const photo = await line.picture(made.seller.user.id);
  await made.steps(...deliver(made.courier.user.id, photo));
  const words = { words: 'Цветы увяли через час', mediaFileIds: [] };
  const opened = await times(5, () =>
    made.customer.visitor.post<Problem>(`orders/${made.orderId}/services/${made.id}/dispute`, words),
  );
  expect(statusesOf(opened)).toEqual([200, 409, 409, 409, 409]);
  const judges = await times(5, moderator);
  const answers = await Promise.all(
    judges.map((judge, index) => {
      const refund = 50_000 + index * 1000;
      return judge.post(`disputes/${made.id}/decision`, { decision: 'PARTIAL_REFUND', refund, words: 'Возвращаем' });
    }),
  );
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await refundedOf(made.id)).toBe(50_000 + winner * 1000);
  await soonReturned(made.customer.visitor, made.orderId, 'PARTIAL_REFUNDED');
});

test('an answer about a substitute that is sent ten times at once, each time another one, returns one difference', async () => {
  const { propose, productId, making, answerOf, id } = await accepted();
  const options = [10_000, 20_000, 30_000].map((refund) => ({ title: 'Роза', note: '', mediaFileId: null, refund }));
  await propose({ orderProductId: productId, words: 'Пионы закончились', options, refundWithout: 250_000 });
  const question = (await making()).openSubstitution?.id ?? 0;
  const answers = await times(10, (index) => answerOf<Problem>(question, { chosen: index % 3 }));
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect([10_000, 20_000, 30_000]).toContain(await refundedOf(id));
});

test('money without a deal that is recorded as transferred ten times at once is paid out once', async () => {
  const made = await due();
  await db.update(payments).set({ payoutDealId: null }).where(eq(payments.orderId, made.orderId));
  const people = await times(10, moderator);
  const answers = await Promise.all(
    people.map((person, index) =>
      person.post(`moderation/payouts/by-hand/${made.shop.id}`, {
        amount: 242_500,
        reference: `П-${index}`,
        reason: 'Банк не открыл сделку в день заказа',
      }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await balances(made.shop.id)).toEqual({});
});
