import type { Period, SubscriptionPlanType } from '@vetka/domain/actor';
import { canBuyCorporate } from '@vetka/domain/requisites';
import type { SubscriptionPlan } from '@vetka/domain/service';
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { legalInfos, users } from '../../platform/database/schema/account.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { planColumns } from './service.people.ts';

const lasts: Record<Period, string> = { DAY: '1 day', MONTH: '1 month', YEAR: '1 year' };

type Plan = SubscriptionPlan & { serviceId: number | null };

/** A plan that a person buys from a service. */
export interface Wanted {
  userId: number;
  serviceId: number;
  planId: number;
  type: SubscriptionPlanType;
}

/** A purchase that waits for its payment. */
interface Taken {
  plan: SubscriptionPlan;
  holdingId: number;
  isPlatforms: boolean;
}

/** The scope of a plan: one service, or all of them. */
const sameScope = ({ serviceId }: Pick<Plan, 'serviceId'>) =>
  serviceId === null ? isNull(subscriptionHoldings.serviceId) : eq(subscriptionHoldings.serviceId, serviceId);

/** The service's own plan or the platform's, if on sale. @throws Refusal 422 on `planId` */
async function requirePlan(tx: Transaction, { serviceId, planId, type }: Wanted): Promise<Plan> {
  const [plan] = await tx
    .select({ ...planColumns, serviceId: subscriptionPlans.serviceId })
    .from(subscriptionPlans)
    .where(
      and(
        eq(subscriptionPlans.id, planId),
        eq(subscriptionPlans.type, type),
        eq(subscriptionPlans.isActive, true),
        or(eq(subscriptionPlans.serviceId, serviceId), isNull(subscriptionPlans.serviceId)),
      ),
    );
  if (!plan) throw invalid({ planId: 'Такой подписки у магазина нет' }, 'subscription.unknown-plan');
  return plan;
}

/** Serializes concurrent purchases of one customer and returns the requisites they may be made with. */
async function lockCustomer(tx: Transaction, userId: number) {
  const [customer] = await tx
    .select({ legalInfoId: users.legalInfoId, subjectType: legalInfos.subjectType, kpp: legalInfos.kpp })
    .from(users)
    .leftJoin(legalInfos, eq(legalInfos.id, users.legalInfoId))
    .where(eq(users.id, userId))
    .for('update', { of: users });
  return customer;
}

/** Corporate plans are for organisations with a КПП and for sole proprietors. @throws Refusal 422 on `legalInfo` */
async function legalSubjectOf(
  tx: Transaction,
  { userId, type }: Pick<Wanted, 'userId' | 'type'>,
): Promise<number | null> {
  const customer = await lockCustomer(tx, userId);
  if (type !== 'CORPORATE') return null;
  const { legalInfoId, subjectType, kpp } = customer ?? {};
  if (legalInfoId && subjectType && canBuyCorporate({ subjectType, kpp: kpp ?? '' })) return legalInfoId;
  throw invalid(
    { legalInfo: 'Подписка для организаций и предпринимателей: заполните реквизиты в настройках' },
    'subscription.not-legal',
  );
}

/** @throws Refusal 409 while one of the same kind is active */
async function refuseSecond(tx: Transaction, { userId, type }: Wanted, plan: Pick<Plan, 'serviceId'>): Promise<void> {
  const [holding] = await tx
    .select({ endsAt: subscriptionHoldings.endsAt })
    .from(subscriptionHoldings)
    .where(
      and(
        eq(subscriptionHoldings.userId, userId),
        eq(subscriptionHoldings.type, type),
        sameScope(plan),
        isNull(subscriptionHoldings.canceledAt),
        gt(subscriptionHoldings.endsAt, new Date()),
      ),
    )
    .limit(1);
  if (!holding) return;
  const endsAt = holding.endsAt?.toISOString() ?? null;
  throw conflict('subscription.active', 'Такая подписка уже действует', { endsAt });
}

/** An earlier unpaid purchase with the same terms. */
async function findWaiting(tx: Transaction, userId: number, plan: SubscriptionPlan): Promise<number | undefined> {
  const [holding] = await tx
    .select({
      id: subscriptionHoldings.id,
      price: subscriptionHoldings.pricePaid,
      percent: subscriptionHoldings.percent,
    })
    .from(subscriptionHoldings)
    .where(
      and(
        eq(subscriptionHoldings.userId, userId),
        eq(subscriptionHoldings.planId, plan.id),
        isNull(subscriptionHoldings.startsAt),
        isNull(subscriptionHoldings.canceledAt),
      ),
    )
    .orderBy(desc(subscriptionHoldings.id))
    .limit(1);
  return holding?.price === plan.price && holding.percent === plan.percent ? holding.id : undefined;
}

/**
 * Records the purchase of a plan at the current price. It starts only when paid.
 * @throws Refusal 409, 422 on `planId` or `legalInfo`
 */
export async function takePlan(tx: Transaction, wanted: Wanted): Promise<Taken> {
  const plan = await requirePlan(tx, wanted);
  const legalInfoId = await legalSubjectOf(tx, wanted);
  await refuseSecond(tx, wanted, plan);
  return recordHolding(tx, plan, { userId: wanted.userId, legalInfoId });
}

/** An unpaid purchase with these terms: an earlier one, or a new one. */
async function recordHolding(
  tx: Transaction,
  { serviceId, ...plan }: Plan,
  { userId, legalInfoId }: { userId: number; legalInfoId: number | null },
): Promise<Taken> {
  const isPlatforms = serviceId === null;
  const waiting = await findWaiting(tx, userId, plan);
  if (waiting !== undefined) return { plan, holdingId: waiting, isPlatforms };
  const { type, percent, price: pricePaid } = plan;
  const [row] = await tx
    .insert(subscriptionHoldings)
    .values({ userId, planId: plan.id, serviceId, type, percent, pricePaid, legalInfoId })
    .returning({ id: subscriptionHoldings.id });
  return { plan, holdingId: (row as { id: number }).id, isPlatforms };
}

/** The plan of a person's active subscription. @throws Refusal 404 for any other */
async function requireHeld(tx: Transaction, userId: number, id: number): Promise<Plan> {
  const [held] = await tx
    .select({ ...planColumns, serviceId: subscriptionPlans.serviceId })
    .from(subscriptionHoldings)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptionHoldings.planId))
    .where(
      and(
        eq(subscriptionHoldings.id, id),
        eq(subscriptionHoldings.userId, userId),
        isNull(subscriptionHoldings.canceledAt),
        lte(subscriptionHoldings.startsAt, sql`now()`),
        gt(subscriptionHoldings.endsAt, sql`now()`),
      ),
    );
  if (!held) throw notFound('subscription.unknown', 'Такой подписки нет');
  return held;
}

/** @throws Refusal 409 when the next period is bought already */
async function refuseSecondProlongation(tx: Transaction, userId: number, plan: Plan): Promise<void> {
  const upcoming = await tx.$count(
    subscriptionHoldings,
    and(
      eq(subscriptionHoldings.userId, userId),
      eq(subscriptionHoldings.type, plan.type),
      sameScope(plan),
      isNull(subscriptionHoldings.canceledAt),
      gt(subscriptionHoldings.startsAt, sql`now()`),
    ),
  );
  if (upcoming > 0) throw conflict('subscription.prolonged', 'Подписка уже продлена');
}

/**
 * Records the purchase of the next period of an active subscription, at today's price.
 * @throws Refusal 404, 409 when it is bought already or no longer sold, 422 on `legalInfo`
 */
export async function takeProlongation(tx: Transaction, userId: number, id: number): Promise<Taken> {
  const plan = await requireHeld(tx, userId, id);
  if (!plan.isActive) throw conflict('subscription.withdrawn', 'Эту подписку больше не продают');
  const legalInfoId = await legalSubjectOf(tx, { userId, type: plan.type });
  await refuseSecondProlongation(tx, userId, plan);
  return recordHolding(tx, plan, { userId, legalInfoId });
}

/** When a subscription starts: now, or when the person's current one of the same kind ends. */
const startOf = sql`greatest(now(), (
  select max(other.ends_at) from subscription_holdings other
  where other.user_id = subscription_holdings.user_id and other.type = subscription_holdings.type
    and other.service_id is not distinct from subscription_holdings.service_id
    and other.starts_at is not null and other.canceled_at is null))`;

/** Starts a paid subscription for the duration of its plan. False when it no longer awaited payment. */
export async function startHolding(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ period: subscriptionPlans.period, count: subscriptionPlans.periodCount })
    .from(subscriptionHoldings)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptionHoldings.planId))
    .where(and(eq(subscriptionHoldings.id, id), isNull(subscriptionHoldings.canceledAt)));
  if (!row) return false;
  const { rowCount } = await tx
    .update(subscriptionHoldings)
    .set({ startsAt: startOf, endsAt: sql`${startOf} + ${row.count}::int * ${lasts[row.period]}::interval` })
    .where(and(eq(subscriptionHoldings.id, id), isNull(subscriptionHoldings.startsAt)));
  return rowCount === 1;
}
