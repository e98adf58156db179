import { fullName } from '@vetka/domain/account';
import { dayIn } from '@vetka/domain/date';
import { couponStateOf, type ManagedCoupon, type ManagedCoupons } from '@vetka/domain/offer';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { offerMessages } from './offer.messages.ts';

const defaultTake = 24;

const ofPaidOrders = sql`
  from coupon_redemptions r
  join order_services os on os.id = r.order_service_id
  join orders o on o.id = os.order_id
  where r.coupon_id = ${coupons.id} and r.released_at is null and o.paid_at is not null and os.cancelled_at is null`;
const revenue = sql<number>`(select coalesce(sum(os.items_total - os.discount_total), 0) ${ofPaidOrders})`.mapWith(
  Number,
);
const discount = sql<number>`(select coalesce(sum(r.amount), 0) ${ofPaidOrders})`.mapWith(Number);

const selectCoupons = (db: Executor) =>
  db
    .select({ coupon: coupons, person: users, timeZone: cities.timeZone, revenue, discount })
    .from(coupons)
    .innerJoin(services, eq(services.id, coupons.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(users, eq(users.id, coupons.userId));
type Row = Awaited<ReturnType<typeof selectCoupons>>[number];

/** The last day of a coupon that ends at a moment: the end of a day is the beginning of the next. */
const lastDay = (timeZone: string, endsAt: Date | null): string | null =>
  endsAt && dayIn(timeZone, new Date(endsAt.getTime() - 1));

const managed = ({ coupon, person, timeZone, ...sums }: Row): ManagedCoupon => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name,
  kind: coupon.kind,
  value: coupon.value,
  maxDiscount: coupon.maxDiscount,
  minTotal: coupon.minTotal,
  startsOn: coupon.startsAt && dayIn(timeZone, coupon.startsAt),
  endsOn: lastDay(timeZone, coupon.endsAt),
  usageLimit: coupon.usageLimit,
  usagePerUser: coupon.usagePerUser,
  isCombinable: coupon.isCombinable,
  nickname: person?.nickname ?? null,
  categoryIds: coupon.categoryIds,
  productIds: coupon.productIds,
  weekdays: coupon.weekdays,
  firstOrder: coupon.firstOrder,
  personName: person ? fullName(person) || person.nickname : '',
  isActive: coupon.isActive,
  state: couponStateOf(coupon, new Date()),
  usedCount: coupon.usedCount,
  ...sums,
});

const ends = sql`(not ${coupons.isActive} or ${coupons.endsAt} <= now()
  or ${coupons.usedCount} >= ${coupons.usageLimit}) is true`;

/** The coupons of a shop: active and future ones, then the others; the newest first; two queries. */
export async function readCoupons(
  db: Executor,
  serviceId: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<ManagedCoupons> {
  const ofShop = eq(coupons.serviceId, serviceId);
  const rows = await selectCoupons(db)
    .where(ofShop)
    .orderBy(ends, desc(coupons.id))
    .limit(take)
    .offset((page - 1) * take);
  const [counted] = await db.select({ total: count() }).from(coupons).where(ofShop);
  return { data: rows.map(managed), meta: metaOf(page, take, counted?.total ?? 0) };
}

/** @throws Refusal 404 for a coupon of another shop */
export async function readCoupon(db: Executor, serviceId: number, id: number): Promise<ManagedCoupon> {
  const [row] = await selectCoupons(db).where(and(eq(coupons.id, id), eq(coupons.serviceId, serviceId)));
  if (!row) throw notFound('offer.unknown-coupon', offerMessages.unknownCoupon);
  return managed(row);
}
