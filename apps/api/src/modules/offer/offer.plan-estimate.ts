import { estimateDays, planFee, type PlanEstimate, type PlanRule } from '@vetka/domain/offer';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

/** The price of one piece for a holder, by the same rule as `memberPrice` of the cart. */
const memberPrice = ({ type, percent }: PlanRule) =>
  type === 'COST_PRICE'
    ? sql`case when p.is_sold_at_cost then least(op.price, coalesce(p.cost_price, op.price)) else op.price end`
    : sql`op.price - op.price::bigint * ${percent}::bigint / 100`;

/** The additional savings of each customer of the last days, and when they ordered. */
const savingsOf = (serviceId: number, rule: PlanRule) => sql`
  select o.user_id, count(distinct (o.paid_at at time zone c.time_zone)::date) as days,
    sum(greatest(0, op.total_after_discount - (${memberPrice(rule)})::bigint * op.quantity)) as saving
  from order_services os
  join orders o on o.id = os.order_id
  join services s on s.id = os.service_id
  join cities c on c.id = s.city_id
  join order_products op on op.order_service_id = os.id
  join products p on p.id = op.product_id
  where os.service_id = ${serviceId} and os.cancelled_at is null
    and o.paid_at > now() - make_interval(days => ${estimateDays}::int)
  group by o.user_id`;

const feeOf = (rule: PlanRule) =>
  rule.period === 'DAY' ? sql`days * ${rule.price}::bigint` : sql`${planFee(rule, 1)}::bigint`;

/**
 * The cost of a plan if every customer of the last days who would profit had bought it, for each of their days, for a
 * month, or for a twelfth of a year. One query.
 */
export async function estimatePlan(db: Executor, serviceId: number, rule: PlanRule): Promise<PlanEstimate> {
  const { rows } = await db.execute<Record<keyof PlanEstimate, string>>(sql`
    with saved as (select saving, ${feeOf(rule)} as fee from (${savingsOf(serviceId, rule)}) customers)
    select count(*) as customers, count(*) filter (where saving > fee) as buyers,
      coalesce(sum(saving) filter (where saving > fee), 0) as discount,
      coalesce(sum(fee) filter (where saving > fee), 0) as fees
    from saved`);
  const numberOf = (name: keyof PlanEstimate): number => Number(rows[0]?.[name] ?? 0);
  return {
    buyers: numberOf('buyers'),
    customers: numberOf('customers'),
    discount: numberOf('discount'),
    fees: numberOf('fees'),
  };
}
