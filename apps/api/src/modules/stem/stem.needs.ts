import { stemTitle } from '@vetka/domain/stem';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

/** Stems that the orders of a day take. */
export interface StemNeed {
  day: string;
  name: string;
  quantity: number;
  /** Pieces that are not on the shelf, or will expire before that day. */
  toBuy: number;
}
interface Row extends Omit<StemNeed, 'name'> {
  name: string;
  colour: string;
}

/**
 * The stems of a shop that paid orders for the days from `first` to `last` take. Missing stems are filled from free
 * ones that keep until their day, the earliest day first; the rest is to buy.
 */
export async function findStemNeeds(db: Executor, serviceId: number, first: string, last: string): Promise<StemNeed[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with lines as (
      select os.delivery_date as day, r.stem_id, r.quantity,
        r.state = 'WANTED' or (r.state = 'HELD' and b.expires_at < os.delivery_date) as is_missing
      from stem_reservations r
      join order_products op on op.id = r.order_product_id
      join order_services os on os.id = op.order_service_id
      join orders o on o.id = os.order_id
      left join stem_batches b on b.id = r.batch_id
      where r.service_id = ${serviceId} and r.state <> 'RELEASED' and o.paid_at is not null and os.cancelled_at is null
        and (os.delivery_date between ${first} and ${last} or (r.state in ('WANTED', 'HELD') and os.delivery_date <= ${last}))
    ), days as (
      select day, stem_id, sum(quantity)::int as quantity,
        coalesce(sum(quantity) filter (where is_missing), 0)::int as missing
      from lines group by day, stem_id
    ), filled as (
      select *, (sum(missing) over (partition by stem_id order by day))::int as missing_until from days
    )
    select filled.day::text as day, s.name, s.colour, filled.quantity, greatest(0, least(missing, missing_until - coalesce((
        select sum(b.remaining) from stem_batches b
        where b.stem_id = s.id and b.remaining > 0 and (b.expires_at is null or b.expires_at >= filled.day)
      ), 0)))::int as "toBuy"
    from filled join stems s on s.id = filled.stem_id
    where filled.day between ${first} and ${last}
    order by filled.quantity desc, s.name, s.colour`);
  return rows.map(({ name, colour, ...need }) => ({ ...need, name: stemTitle({ name, colour }) }));
}
