import { daysOfPeriod, noFigures, type StatisticsDay, type StatisticsFigures } from '@vetka/domain/statistics';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import type { RawSum } from '../../platform/database/rawSum.ts';
import { placedIn, type Span } from './statistics.span.ts';

type Sums<Name extends string> = { day: string } & Record<Name, RawSum>;
type OrderFigure = Exclude<keyof StatisticsFigures, 'views' | 'adds'>;

/** Whether the customer had an earlier paid order here. The limit makes this an index lookup per customer. */
const isReturning = ({ serviceId }: Span) => sql`(
  select true from orders eo join order_services e on e.order_id = eo.id and e.service_id = ${serviceId}
  where eo.user_id = o.user_id and eo.paid_at is not null and e.cancelled_at is null
    and (e.created_at, e.id) < (os.created_at, os.id)
  limit 1) is not null`;

/**
 * Refunds of an order that are made or will be. What the bank has refused remains the shop's, as in the ledger, even if
 * the marketplace has returned it itself.
 */
const refunded = sql`coalesce((
  select sum(r.amount) from refunds r where r.order_service_id = os.id and r.state <> 'FAILED'), 0)`;
const refundedDelivery = sql`coalesce((
  select sum(l.amount) from order_refund_lines l join refunds r on r.id = l.refund_id
  where r.order_service_id = os.id and r.state <> 'FAILED' and l.order_product_id is null), 0)`;

const byCoupons = sql`coalesce((
  select sum(d.amount) from order_products op join order_discounts d on d.order_product_id = op.id
  where op.order_service_id = os.id and d.type = 'COUPON'), 0)`;
const byPromotions = (column: 'amount' | 'platform_amount') => sql`coalesce((
  select sum(d.${sql.raw(column)}) from order_products op join order_promotions d on d.order_product_id = op.id
  where op.order_service_id = os.id), 0)`;

async function findOrders(db: Executor, span: Span) {
  const { rows } = await db.execute<Sums<OrderFigure>>(sql`
    with placed as (
      select (os.created_at at time zone ${span.timeZone})::date::text as day, os.cancelled_at is not null as is_cancelled,
        os.total, os.delivery_price, os.discount_total, ${refunded} as refunds, ${refundedDelivery} as refunded_delivery,
        ${byCoupons} as coupons, ${byPromotions('amount')} as promotions,
        ${byPromotions('platform_amount')} as compensation,
        os.cancelled_at is null and ${isReturning(span)} as is_returning
      ${placedIn(span)}
    )
    select day, coalesce(sum(total - refunds) filter (where not is_cancelled), 0) as revenue,
      coalesce(sum(delivery_price - refunded_delivery) filter (where not is_cancelled), 0) as delivery,
      coalesce(sum(discount_total) filter (where not is_cancelled), 0) as discounts,
      coalesce(sum(coupons) filter (where not is_cancelled), 0) as coupons,
      coalesce(sum(promotions) filter (where not is_cancelled), 0) as promotions,
      coalesce(sum(compensation) filter (where not is_cancelled), 0) as compensation,
      coalesce(sum(refunds) filter (where not is_cancelled), 0) as refunds,
      count(*) filter (where not is_cancelled) as orders,
      count(*) filter (where is_returning) as "returningOrders",
      count(*) filter (where is_cancelled) as cancelled
    from placed group by day`);
  return rows;
}

async function findCounts(db: Executor, { serviceId, from, to }: Span) {
  const { rows } = await db.execute<Sums<'views' | 'adds'>>(sql`
    select day::text, sum(views) as views, sum(adds) as adds from statistics_product_days
    where service_id = ${serviceId} and day between ${from} and ${to} group by day`);
  return rows;
}

/** Every day of the span, with its sales and views. Two queries. */
export async function readDays(db: Executor, span: Span): Promise<StatisticsDay[]> {
  const known = new Map<string, Partial<StatisticsFigures>>();
  for (const { day, ...sums } of (await Promise.all([findOrders(db, span), findCounts(db, span)])).flat()) {
    const figures = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)]));
    known.set(day, { ...known.get(day), ...figures });
  }
  return daysOfPeriod(span).map((day) => ({ day, ...noFigures, ...known.get(day) }));
}
