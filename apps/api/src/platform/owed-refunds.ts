import { isNotNull, ne, or, sql } from 'drizzle-orm';
import { orderServices } from './database/schema/order.ts';
import { refunds } from './database/schema/payment.ts';

/** Refunds that are made or planned, and refused ones whose money was returned by other means. */
export const isReturned = or(ne(refunds.state, 'FAILED'), isNotNull(refunds.settledAt));

/**
 * Kopecks of an order service that are returned or being returned, of each line at most what was paid for it: a refused
 * refund may be settled as a whole although a later refund of the same line had returned some of it.
 */
export const returnedTotal = sql`(
  select coalesce(sum(least(line.amount, line.paid)), 0) from (
    select sum(l.amount) as amount, coalesce(max(p.total_after_discount), ${orderServices.deliveryPrice}) as paid
    from ${refunds} join order_refund_lines l on l.refund_id = ${refunds.id}
      left join order_products p on p.id = l.order_product_id
    where ${refunds.orderServiceId} = ${orderServices.id} and (${isReturned})
    group by l.order_product_id
  ) line)`.mapWith(Number);

/**
 * Refunds that the bank has refused for good, with what nobody has returned of each: `refund_id`, `payment_id`, `owed`.
 * A later refund of the same line may return its money, for example that of a cancellation: of a line the buyer is never
 * owed more than was paid for it. The newest refusals come first, since they name what was left by then.
 */
export const owedRefunds = sql`(
  select r.id as refund_id, r.payment_id, case when count(part.id) = 0 then r.amount else coalesce(sum(
    least(part.amount, greatest(0, part.paid - part.returned - part.newer))), 0) end as owed
  from refunds r left join lateral (
    select l.id, l.amount,
      coalesce((select p.total_after_discount from order_products p where p.id = l.order_product_id),
        (select s.delivery_price from order_services s where s.id = r.order_service_id), 0) as paid,
      coalesce(sum(other_line.amount) filter (where other.state <> 'FAILED' or other.settled_at is not null), 0)
        as returned,
      coalesce(sum(other_line.amount)
        filter (where other.state = 'FAILED' and other.settled_at is null and other.id > r.id), 0) as newer
    from order_refund_lines l
      left join refunds other on other.order_service_id = r.order_service_id and other.id <> r.id
      left join order_refund_lines other_line on other_line.refund_id = other.id
        and other_line.order_product_id is not distinct from l.order_product_id
    where l.refund_id = r.id group by l.id
  ) part on true
  where r.state = 'FAILED' and r.settled_at is null
  group by r.id, r.payment_id)`;
