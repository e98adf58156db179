import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { pagePath } from '@vetka/domain/path';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';

/** How many notices are written in one transaction. */
const batch = 100;

const isAnnounced = sql`exists (
  select from notices n where n.user_id = ${subscriptionHoldings.userId} and n.kind = 'SUBSCRIPTION_ENDING'
    and n.key = 'ending:' || ${subscriptionHoldings.id})`;

const isProlonged = sql`exists (
  select from subscription_holdings next
  where next.user_id = ${subscriptionHoldings.userId} and next.type = ${subscriptionHoldings.type}
    and next.service_id is not distinct from ${subscriptionHoldings.serviceId}
    and next.canceled_at is null and next.ends_at > ${subscriptionHoldings.endsAt})`;

/** Three days before the end, but not before half of a shorter period has passed. */
const noticeFrom = sql`greatest(
  ${subscriptionHoldings.endsAt} - interval '3 days',
  ${subscriptionHoldings.startsAt} + (${subscriptionHoldings.endsAt} - ${subscriptionHoldings.startsAt}) / 2)`;

const findEnding = (tx: Transaction) =>
  tx
    .select({
      id: subscriptionHoldings.id,
      userId: subscriptionHoldings.userId,
      endsAt: subscriptionHoldings.endsAt,
      plan: subscriptionPlans.name,
      isOnSale: subscriptionPlans.isActive,
    })
    .from(subscriptionHoldings)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptionHoldings.planId))
    .where(
      and(
        isNull(subscriptionHoldings.canceledAt),
        gt(subscriptionHoldings.endsAt, sql`now()`),
        lte(noticeFrom, sql`now()`),
        sql`not ${isProlonged}`,
        sql`not ${isAnnounced}`,
      ),
    )
    .orderBy(subscriptionHoldings.id)
    .limit(batch);

/** Notifies people, once per subscription, that it ends soon and how to renew it. */
export const announceEndings = (app: FastifyInstance): Promise<void> =>
  app.db.transaction(async (tx) => {
    const ending = await findEnding(tx);
    await app.notices.notify(
      tx,
      ending.map(({ id, userId, endsAt, plan, isOnSale }) => ({
        userId,
        kind: 'SUBSCRIPTION_ENDING' as const,
        key: `ending:${id}`,
        title: `Подписка «${plan}» закончится ${formatDate(endsAt ?? new Date(), deliveryDatePattern)}`,
        text: isOnSale
          ? 'Сама она не продлевается. Продлите её заранее, и цены не изменятся.'
          : 'Её больше не продают. После этого дня цены станут обычными.',
        path: pagePath('/my/subscriptions'),
      })),
    );
  });
