import { pagePath } from '@vetka/domain/path';
import type { OwnSubscription, SubscriptionPurchase } from '@vetka/domain/service';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/media.ts';
import { services } from '../../platform/database/schema/service.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { planColumns } from './service.people.ts';
import { findReceipts } from './service.receipts.ts';
import { takeProlongation } from './service.subscribing.ts';

const saved = sql<number>`(
  select coalesce(sum(d.amount), 0)::int from order_discounts d
  join order_products op on op.id = d.order_product_id
  join order_services os on os.id = op.order_service_id
  join orders o on o.id = os.order_id
  where d.holding_id = ${subscriptionHoldings.id} and o.paid_at is not null and os.cancelled_at is null)`;

const findOwn = (db: Executor, userId: number) =>
  db
    .select({ holding: subscriptionHoldings, plan: planColumns, service: services, logo: shownMedia, saved })
    .from(subscriptionHoldings)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptionHoldings.planId))
    .leftJoin(services, eq(services.id, subscriptionHoldings.serviceId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .where(and(eq(subscriptionHoldings.userId, userId), isNotNull(subscriptionHoldings.startsAt)))
    .orderBy(desc(subscriptionHoldings.startsAt), desc(subscriptionHoldings.id));
type Row = Awaited<ReturnType<typeof findOwn>>[number];

/** A cancelled subscription ended when it was cancelled. */
const endOf = ({ holding: { canceledAt, endsAt } }: Row): Date | null => canceledAt ?? endsAt;

function stateOf(row: Row, now: Date): OwnSubscription['state'] {
  const ended = endOf(row);
  if (ended !== null && ended <= now) return 'ENDED';
  return (row.holding.startsAt ?? now) > now ? 'UPCOMING' : 'ACTIVE';
}

const isSameKind = (one: Row, other: Row): boolean =>
  one.holding.type === other.holding.type && one.holding.serviceId === other.holding.serviceId;

/** The subscriptions that a person has paid for, the latest first. */
export async function readOwnSubscriptions(db: Executor, userId: number): Promise<OwnSubscription[]> {
  const now = new Date();
  const rows = await findOwn(db, userId);
  const receipts = await findReceipts(
    db,
    rows.map(({ holding }) => holding.id),
  );
  const upcoming = rows.filter((row) => stateOf(row, now) === 'UPCOMING');
  return rows.map((row) => {
    const { holding, plan, service, logo } = row;
    const state = stateOf(row, now);
    return {
      id: holding.id,
      plan,
      service: service && {
        id: service.id,
        slug: service.slug,
        name: service.name,
        mediaFile: optionalMediaFile(logo),
      },
      state,
      pricePaid: holding.pricePaid,
      startsAt: (holding.startsAt ?? holding.createdAt).toISOString(),
      endsAt: endOf(row)?.toISOString() ?? null,
      saved: row.saved,
      canProlong:
        state === 'ACTIVE' &&
        plan.isActive &&
        holding.endsAt !== null &&
        !upcoming.some((next) => isSameKind(next, row)),
      receipt: receipts.get(holding.id) ?? null,
    };
  });
}

/**
 * Sells the next period of an active subscription: the payment page of the bank.
 * @param origin the site's origin, where the payer returns to
 */
export async function prolongSubscription(
  app: FastifyInstance,
  { userId, id }: { userId: number; id: number },
  origin: string,
): Promise<SubscriptionPurchase> {
  const { plan, holdingId } = await app.db.transaction((tx) => takeProlongation(tx, userId, id));
  const payment = await app.payment.initSubscription(holdingId, { origin, path: pagePath('/my/subscriptions') });
  return { plan, state: 'SUBSCRIBED', payment };
}
