import type { IndebtedShops } from '@vetka/domain/payout';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { users } from '../../platform/database/schema/index.ts';

const { api, again, due, refundLate, soldAgain, sweep, tomorrow } = await createPayoutFixture();
const { visitor: moderator, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const page = async (query = '') => (await moderator.get<IndebtedShops>(`moderation/payouts/debts${query}`)).body;
const debtOf = async (id: number) => (await page('?take=100')).data.find(({ shop }) => shop.id === id);
/** A shop that was paid for its only order. */
const paidOut = async () => {
  const made = await due();
  await sweep();
  return made;
};

test('a refund after the payout is listed with its order until the next sale covers it', async () => {
  const made = await paidOut();
  const before = Date.now();
  expect(await debtOf(made.shop.id)).toBeUndefined();
  await refundLate(made, 100_000);
  await refundLate(made, 20_000);
  const found = await debtOf(made.shop.id);
  expect(found).toMatchObject({
    shop: { id: made.shop.id, slug: made.slug },
    debt: 102_000,
    covered: 0,
    pending: 0,
    expectedAt: null,
    causes: [
      { cause: 'REFUND', orderServiceId: made.id, payoutId: null, amount: 85_000 },
      { cause: 'REFUND', orderServiceId: made.id, payoutId: null, amount: 17_000 },
    ],
  });
  expect(Date.parse(found?.since ?? '')).toBeGreaterThanOrEqual(before - 1000);
  expect(Date.parse(found?.lastSaleAt ?? '')).toBeLessThanOrEqual(Date.parse(found?.since ?? ''));
  expect(found?.causes[0]?.createdAt).toBe(found?.since);

  await again(made);
  expect(await debtOf(made.shop.id)).toBeUndefined();
});

test('a debt covered in part says how much, and causes of an earlier debt are gone', async () => {
  const made = await due();
  const second = await again(made);
  await sweep();
  await refundLate(made, 10_000);
  await again(made);
  expect(await debtOf(made.shop.id)).toBeUndefined();
  await tomorrow();
  await sweep();

  await refundLate(made, 240_000);
  await refundLate({ ...made, ...second }, 250_000);
  expect(await debtOf(made.shop.id)).toMatchObject({ debt: 416_500, covered: 0 });
  await again(made);
  expect(await debtOf(made.shop.id)).toMatchObject({
    debt: 174_000,
    covered: 242_500,
    causes: [
      { orderServiceId: made.id, amount: 204_000 },
      { orderServiceId: second.id, amount: 212_500 },
    ],
  });
});

test('a sale whose dispute period is not over is what will cover the debt, and when', async () => {
  const made = await paidOut();
  await refundLate(made, 100_000);
  const now = Date.now();
  await soldAgain(made);
  const found = await debtOf(made.shop.id);
  expect(found).toMatchObject({ debt: 85_000, pending: 242_500 });
  expect(Date.parse(found?.expectedAt ?? '')).toBeGreaterThan(now + 3 * 86_400_000);
  expect(Date.parse(found?.lastSaleAt ?? '')).toBeGreaterThanOrEqual(now - 1000);
});

test('the largest debt comes first, page by page, and other people do not see the list', async () => {
  const [small, large] = [await paidOut(), await paidOut()];
  await refundLate(small, 10_000);
  await refundLate(large, 200_000);
  const first = await page('?take=1');
  expect(first.meta.total).toBeGreaterThanOrEqual(2);
  const all: number[] = [];
  for (let number = 1; number <= first.meta.total; number += 1)
    all.push(...(await page(`?take=1&page=${number}`)).data.map(({ debt }) => debt));
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  expect(all).toHaveLength(first.meta.total);
  expect((await small.owner.visitor.get('moderation/payouts/debts')).status).toBe(404);
});
