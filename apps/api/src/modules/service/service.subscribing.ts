import type { SubscriptionPlanType } from '@vetka/domain/actor';
import type { SubscriptionPlan } from '@vetka/domain/service';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { legalInfos, users } from '../../platform/database/schema/account.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { planColumns } from './service.people.ts';

type Plan = SubscriptionPlan & { serviceId: number | null };

/** A plan somebody wants of a service. */
export interface Wanted {
  userId: number;
  serviceId: number;
  planId: number;
  type: Extract<SubscriptionPlanType, 'COST_PRICE' | 'CORPORATE'>;
}

/** Where the plan is good: with one service, or everywhere. */
const sameScope = ({ serviceId }: Pick<Plan, 'serviceId'>) =>
  serviceId === null ? isNull(subscriptionHoldings.serviceId) : eq(subscriptionHoldings.serviceId, serviceId);

/** The service's own plan or the platform's, on sale. @throws Refusal 422 on `planId` */
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

/** Two presses at once wait for each other here. The answer is whose requisites it may be made for. */
async function lockCustomer(tx: Transaction, userId: number) {
  const [customer] = await tx
    .select({ legalInfoId: users.legalInfoId, subjectType: legalInfos.subjectType })
    .from(users)
    .leftJoin(legalInfos, eq(legalInfos.id, users.legalInfoId))
    .where(eq(users.id, userId))
    .for('update', { of: users });
  return customer;
}

/** Corporate plans are for organisations and sole proprietors. @throws Refusal 422 on `legalInfo` */
async function legalSubjectOf(tx: Transaction, { userId, type }: Wanted): Promise<number | null> {
  const customer = await lockCustomer(tx, userId);
  if (type !== 'CORPORATE') return null;
  const isLegal = customer?.subjectType === 'LEGAL_SUBJECT' || customer?.subjectType === 'SOLE_PROPRIETOR';
  if (customer?.legalInfoId && isLegal) return customer.legalInfoId;
  throw invalid(
    { legalInfo: 'Подписка для организаций и предпринимателей: заполните реквизиты в настройках' },
    'subscription.not-legal',
  );
}

/** @throws Refusal 409 while one of the kind is good */
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

/** The one that waits for its money since an earlier press, as long as it is about the same. */
async function findWaiting(tx: Transaction, userId: number, plan: SubscriptionPlan): Promise<number | undefined> {
  const [holding] = await tx
    .select({ id: subscriptionHoldings.id, price: subscriptionHoldings.pricePaid })
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
  return holding?.price === plan.price ? holding.id : undefined;
}

/**
 * Writes down that somebody takes a plan, at the price of now; it is nothing yet until the money comes.
 * @throws Refusal 409, 422 on `planId` or `legalInfo`
 */
export async function takePlan(
  tx: Transaction,
  wanted: Wanted,
): Promise<{ plan: SubscriptionPlan; holdingId: number }> {
  const { serviceId, ...plan } = await requirePlan(tx, wanted);
  const legalInfoId = await legalSubjectOf(tx, wanted);
  await refuseSecond(tx, wanted, { serviceId });
  const waiting = await findWaiting(tx, wanted.userId, plan);
  if (waiting !== undefined) return { plan, holdingId: waiting };
  const { type, percent, price: pricePaid } = plan;
  const [row] = await tx
    .insert(subscriptionHoldings)
    .values({ userId: wanted.userId, planId: plan.id, serviceId, type, percent, pricePaid, legalInfoId })
    .returning({ id: subscriptionHoldings.id });
  return { plan, holdingId: (row as { id: number }).id };
}
