/** Coupons, plans and their holders. */
import { coupons, subscriptionHoldings, subscriptionPlans } from '@vetka/api/schema';
import { demoCoupons } from '../content/coupons.ts';
import { demoHoldings, demoPlans } from '../content/subscriptions.ts';
import { daysAgo, idOf, type SeedContext } from './context.ts';

const inDays = (now: Date, days: number | null) => (days === null ? null : daysAgo(now, -days));

export async function seedCoupons({ tx, now, services, users }: SeedContext): Promise<void> {
  await tx
    .insert(coupons)
    .overridingSystemValue()
    .values(
      demoCoupons.map(({ service, person, startsInDays, endsInDays, ...coupon }) => ({
        ...coupon,
        serviceId: service ? idOf(services, service) : null,
        userId: person ? idOf(users, person) : null,
        startsAt: inDays(now, startsInDays),
        endsAt: inDays(now, endsInDays),
      })),
    );
}

export async function seedSubscriptions({ tx, now, services, users }: SeedContext): Promise<void> {
  const plans = demoPlans.map(({ key: _key, service, ...plan }, index) => ({
    id: index + 1,
    serviceId: service ? idOf(services, service) : null,
    ...plan,
    position: index,
  }));
  await tx.insert(subscriptionPlans).overridingSystemValue().values(plans);
  const planIds = new Map(demoPlans.map((plan, index) => [plan.key, index]));
  await tx
    .insert(subscriptionHoldings)
    .overridingSystemValue()
    .values(
      demoHoldings.map((holding) => {
        const plan = plans[idOf(planIds, holding.plan)];
        if (!plan) throw new Error(`Нет тарифа «${holding.plan}»`);
        const startsAt = daysAgo(now, holding.startedDaysAgo);
        return {
          planId: plan.id,
          userId: idOf(users, holding.person),
          serviceId: plan.serviceId,
          type: plan.type,
          percent: plan.percent,
          pricePaid: plan.price,
          startsAt,
          endsAt: daysAgo(now, -holding.endsInDays),
          createdAt: startsAt,
          canceledAt: holding.canceledDaysAgo === null ? null : daysAgo(now, holding.canceledDaysAgo),
        };
      }),
    );
}
