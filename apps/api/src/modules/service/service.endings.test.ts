import type { NoticePage } from '@vetka/domain/notice';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const dayMs = 86_400_000;

/** A person who subscribed some days ago, for a period that ends in some days. */
async function subscribe(startedDaysAgo: number, endsInDays: number) {
  const { visitor, user } = await api.signIn();
  const service = await makeService(api.db);
  const [plan] = await api.db
    .insert(subscriptionPlans)
    .values({ serviceId: service.id, type: 'BASIC', name: 'Друг мастерской', price: 19_900, period: 'MONTH' })
    .returning();
  const hold = async (startsIn: number, endsIn: number) =>
    api.db.insert(subscriptionHoldings).values({
      planId: plan?.id ?? 0,
      userId: user.id,
      serviceId: service.id,
      type: 'BASIC',
      startsAt: new Date(Date.now() + startsIn * dayMs),
      endsAt: new Date(Date.now() + endsIn * dayMs),
    });
  await hold(-startedDaysAgo, endsInDays);
  const endings = async () => {
    await api.app.jobs.run('subscription.endings');
    const { body } = await visitor.get<NoticePage>('notices');
    return body.data.filter(({ kind }) => kind === 'SUBSCRIPTION_ENDING');
  };
  return { hold, endings, planId: plan?.id ?? 0 };
}

test('three days before a subscription ends its holder is notified once how to renew it', async () => {
  const { endings } = await subscribe(28, 2);
  await endings();
  const notices = await endings();
  expect(notices).toMatchObject([{ path: '/my/subscriptions', text: expect.stringContaining('Продлите её заранее') }]);
  expect(notices[0]?.title).toMatch(/^Подписка «Друг мастерской» закончится \d+ [а-я]+ \d{4}$/);
});

test('a subscription that is not ending yet, or is renewed, is not announced', async () => {
  expect(await (await subscribe(20, 10)).endings()).toEqual([]);
  expect(await (await subscribe(0.3, 0.7)).endings(), 'a subscription of one day has just begun').toEqual([]);
  const prolonged = await subscribe(28, 2);
  await prolonged.hold(2, 32);
  expect(await prolonged.endings()).toEqual([]);
});

test('nobody is invited to renew a plan that is no longer sold', async () => {
  const { endings, planId } = await subscribe(28, 2);
  await api.db.update(subscriptionPlans).set({ isActive: false }).where(eq(subscriptionPlans.id, planId));
  expect((await endings())[0]?.text).toBe('Её больше не продают. После этого дня цены станут обычными.');
});
