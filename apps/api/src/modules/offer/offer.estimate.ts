import { estimateDays, type CouponEstimate, type CouponRule } from '@vetka/domain/offer';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { mainCategoryOf } from '../../platform/main-category.ts';
import { findPerson } from './offer.writing.ts';

const ints = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;

/** A product `p` to which a rule applies. */
const suits = ({ categoryIds, productIds }: CouponRule) => sql`(
  ${categoryIds.length + productIds.length === 0}::boolean or p.id = any(${ints(productIds)}) or ${mainCategoryOf(sql`p.id`)} in (
    with recursive below as (
      select unnest(${ints(categoryIds)}) as id
      union select child.id from categories child join below on child.parent_id = below.id
    ) select id from below
  ))`;

/** The customer of an order had no earlier one that was paid and not cancelled: in the shop, or anywhere. */
const isFirst = ({ firstOrder }: CouponRule) =>
  firstOrder === null
    ? sql`true`
    : sql`not exists (
        select from orders eo join order_services e on e.order_id = eo.id
        where eo.user_id = o.user_id and eo.paid_at < o.paid_at and e.cancelled_at is null
          and (${firstOrder === 'MARKETPLACE'}::boolean or e.service_id = os.service_id))`;

/** Paid orders of a shop that were not cancelled, with the price of their goods after subscriptions. */
const boughtOf = (serviceId: number, rule: CouponRule) => sql`
  select os.id, o.user_id, o.paid_at, extract(isodow from o.paid_at at time zone min(c.time_zone))::int as weekday,
    ${isFirst(rule)} as is_first,
    coalesce(sum(op.total_before_discount - coalesce(d.subscription, 0)) filter (where ${suits(rule)}), 0)::bigint as suitable,
    sum(op.total_before_discount)::bigint - coalesce(sum(d.subscription), 0)::bigint as total,
    coalesce(sum(d.subscription), 0) > 0 as has_subscription,
    coalesce(sum(d.coupon), 0) > 0 as has_coupon,
    count(*) = count(p.cost_price) as has_cost,
    coalesce(sum(p.cost_price::bigint * op.quantity), 0)::bigint as cost
  from order_services os
  join orders o on o.id = os.order_id
  join services s on s.id = os.service_id
  join cities c on c.id = s.city_id
  join order_products op on op.order_service_id = os.id
  join products p on p.id = op.product_id
  left join lateral (
    select sum(amount) filter (where type = 'SUBSCRIPTION') as subscription,
      sum(amount) filter (where type = 'COUPON') as coupon
    from order_discounts where order_product_id = op.id
  ) d on true
  where os.service_id = ${serviceId} and os.cancelled_at is null
    and o.paid_at > now() - make_interval(days => ${estimateDays}::int)
  group by os.id, o.user_id, o.paid_at`;

const discountOf = ({ kind, value, maxDiscount }: CouponRule) =>
  kind === 'AMOUNT'
    ? sql`least(suitable, ${value}::bigint)`
    : sql`least(suitable, suitable * ${value}::bigint / 100, coalesce(${maxDiscount}::bigint, suitable))`;

/**
 * The cost of a coupon if every eligible order of the last days had used it, the earliest first. An order with another
 * coupon is not eligible. One query.
 */
export async function estimateCoupon(db: Executor, serviceId: number, rule: CouponRule): Promise<CouponEstimate> {
  const userId = await findPerson(db, rule.nickname);
  const { rows } = await db.execute<Record<keyof CouponEstimate, string>>(sql`
    with bought as (${boughtOf(serviceId, rule)}),
    allowed as (
      select *, row_number() over (partition by user_id order by paid_at, id) as own_use from bought
      where not has_coupon and total >= ${rule.minTotal}::bigint
        and (${rule.isCombinable}::boolean or not has_subscription)
        and (${userId}::int is null or user_id = ${userId}::int)
        and is_first and (suitable > 0 or total = 0)
        and (${rule.weekdays.length === 0}::boolean or weekday = any(${ints(rule.weekdays)}))
    ),
    counted as (
      select *, row_number() over (order by paid_at, id) as use, ${discountOf(rule)} as discount from allowed
      where own_use <= ${rule.usagePerUser}::int
    ),
    used as (select * from counted where ${rule.usageLimit}::int is null or use <= ${rule.usageLimit}::int)
    select count(*) as orders, (select count(*) from bought) as "allOrders",
      coalesce(sum(discount), 0) as discount, coalesce(sum(total - discount), 0) as revenue,
      count(*) filter (where has_cost) as "ordersWithCost",
      coalesce(sum(total - discount - cost) filter (where has_cost), 0) as "left"
    from used`);
  const numberOf = (name: keyof CouponEstimate): number => Number(rows[0]?.[name] ?? 0);
  return {
    orders: numberOf('orders'),
    allOrders: numberOf('allOrders'),
    discount: numberOf('discount'),
    revenue: numberOf('revenue'),
    ordersWithCost: numberOf('ordersWithCost'),
    left: numberOf('left'),
  };
}
