import { popularityPoints as points } from '@vetka/domain/ranking';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { belongsToShop } from '../../platform/team.ts';

/** How often the popularity of products is counted (ms). */
export const countPopularityMs = 3_600_000;

/**
 * Updates the number of sold pieces and the popularity of each product whose figures have changed. Orders that a shop
 * places with itself do not count: it could use them to climb in the catalogue.
 */
export const countPopularity = (db: Database) =>
  db.execute(sql`
    update products p set sold_count = counted.sold, popularity = counted.points
    from (
      select p.id, coalesce(s.sold, 0)::int as sold,
        (coalesce(s.sold, 0) * ${points.sold}::int + p.favorites_count * ${points.favourite}::int
          + p.rating_count * ${points.review}::int + p.votes_up * ${points.voteUp}::int
          + p.votes_down * ${points.voteDown}::int)::int as points
      from products p left join (
        select op.product_id, sum(op.quantity) as sold
        from order_products op join order_services os on os.id = op.order_service_id
        join orders o on o.id = os.order_id
        where o.paid_at is not null and os.cancelled_at is null and op.total_after_discount > 0
          and not ${belongsToShop({ userId: sql`o.user_id`, serviceId: sql`os.service_id`, at: sql`o.created_at` })}
        group by op.product_id
      ) s on s.product_id = p.id
    ) counted
    where counted.id = p.id and (p.sold_count, p.popularity) is distinct from (counted.sold, counted.points)
  `);
