import { estimateDays } from '@vetka/domain/offer';
import { lowestPromotionPrice, type PromotionEstimate } from '@vetka/domain/promotion';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { suitsPromotion } from '../../platform/promotions/promotions.sql.ts';
import { findPromotion } from './promotion.writing.ts';

/** The lines of paid orders of a shop that were not cancelled, at the prices without promotions. */
const boughtOf = (serviceId: number) => sql`
  select os.id, op.product_id, op.quantity, p.cost_price,
    op.price + coalesce(d.amount / op.quantity, 0) as price
  from order_services os
  join orders o on o.id = os.order_id
  join order_products op on op.order_service_id = os.id
  join products p on p.id = op.product_id
  left join order_promotions d on d.order_product_id = op.id
  where os.service_id = ${serviceId} and os.cancelled_at is null
    and o.paid_at > now() - make_interval(days => ${estimateDays}::int)`;

/** The reduction of the price of a piece: the rule of `promotionPrice`. */
const pieceDiscount = sql`greatest(0, b.price - greatest(
  (b.price - least(b.price, case when promo.kind = 'AMOUNT' then promo.value
    else least(b.price * promo.value / 100, coalesce(promo.max_discount, b.price)) end) + 99) / 100 * 100,
  coalesce(b.cost_price, 0), ${lowestPromotionPrice}::int))`;

/** The cost of a promotion for a shop over the last days, for the listed products or all that suit. Two queries. */
export async function estimatePromotion(
  db: Executor,
  serviceId: number,
  id: number,
  productIds: readonly number[] | null,
): Promise<PromotionEstimate> {
  await findPromotion(db, id);
  const { rows } = await db.execute<Record<keyof PromotionEstimate, string>>(sql`
    with b as (${boughtOf(serviceId)}),
    lowered as (
      select b.id, ${pieceDiscount} * b.quantity as amount, promo.platform_percent
      from b join promotions promo on promo.id = ${id} join products p on p.id = b.product_id
      where ${suitsPromotion} and (${productIds === null} or p.id = any(${sql.param(productIds && [...productIds])}::int[]))
    )
    select count(distinct id) filter (where amount > 0) as orders, (select count(distinct id) from b) as "allOrders",
      coalesce(sum(amount), 0) as discount, coalesce(sum(amount * platform_percent / 100), 0) as "platformPays"
    from lowered`);
  const numberOf = (name: keyof PromotionEstimate): number => Number(rows[0]?.[name] ?? 0);
  return {
    orders: numberOf('orders'),
    allOrders: numberOf('allOrders'),
    discount: numberOf('discount'),
    platformPays: numberOf('platformPays'),
  };
}
