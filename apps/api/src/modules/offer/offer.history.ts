import { fullName } from '@vetka/domain/account';
import type { OfferAction, OfferHistory } from '@vetka/domain/offer';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { count, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { offerChanges, type OfferChangeLine } from '../../platform/database/schema/offer.ts';
import { subscriptionPlans } from '../../platform/database/schema/subscription.ts';

const defaultTake = 24;
const administration = 'Администрация';

/** The person who changes plans and coupons, and the seller. `serviceId`: null for plans of the platform. */
export interface Seller {
  serviceId: number | null;
  userId: number;
}

/** The fields of a plan or a coupon as people read them, by their labels. */
export type Shown = Readonly<Record<string, string>>;

/** The differences between two states. */
export const linesBetween = (before: Shown, after: Shown): OfferChangeLine[] =>
  Object.keys(after)
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter((line) => line.before !== line.after);

type Subject = { planId: number } | { couponId: number };

export async function recordOfferChange(
  tx: Executor,
  { serviceId, userId }: Seller,
  subject: Subject,
  change: { action: OfferAction; lines?: OfferChangeLine[] },
): Promise<void> {
  const planId = 'planId' in subject ? subject.planId : null;
  const couponId = 'couponId' in subject ? subject.couponId : null;
  const { action, lines = [] } = change;
  await tx.insert(offerChanges).values({ serviceId, userId, planId, couponId, action, lines });
}

const selectChanges = (db: Executor) =>
  db
    .select({
      change: offerChanges,
      person: users,
      plan: subscriptionPlans.name,
      code: coupons.code,
      title: products.title,
    })
    .from(offerChanges)
    .leftJoin(users, eq(users.id, offerChanges.userId))
    .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, offerChanges.planId))
    .leftJoin(coupons, eq(coupons.id, offerChanges.couponId))
    .leftJoin(products, eq(products.id, offerChanges.productId));

/** The history of plans and coupons of a shop (null: plans of the platform), newest first; two queries. */
export async function readOfferHistory(
  db: Executor,
  serviceId: number | null,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<OfferHistory> {
  const ofShop = serviceId === null ? isNull(offerChanges.serviceId) : eq(offerChanges.serviceId, serviceId);
  const rows = await selectChanges(db)
    .where(ofShop)
    .orderBy(desc(offerChanges.id))
    .limit(take)
    .offset((page - 1) * take);
  const [counted] = await db.select({ total: count() }).from(offerChanges).where(ofShop);
  return {
    data: rows.map(({ change, person, plan, code, title }) => ({
      id: change.id,
      action: change.action,
      subject: plan ?? code ?? title ?? '',
      changes: change.lines,
      by: person ? fullName(person) || person.nickname : administration,
      createdAt: change.createdAt.toISOString(),
    })),
    meta: metaOf(page, take, counted?.total ?? 0),
  };
}
