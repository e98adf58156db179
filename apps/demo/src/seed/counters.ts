/** Computes counters from the rows, so that they agree, and moves sequences past the given ids. */
import { popularityPoints as points } from '@vetka/domain/ranking';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@vetka/api/database';

const STATEMENTS: SQL[] = [
  sql`update products p set rating_sum = r.total, rating_count = r.number from (select product_id, sum(rating) total, count(*) number from reviews where deleted_at is null group by 1) r where r.product_id = p.id`,
  sql`update services s set rating_sum = r.total, rating_count = r.number from (select service_id, sum(rating) total, count(*) number from reviews where service_id is not null and deleted_at is null group by 1) r where r.service_id = s.id`,
  sql`update products p set votes_up = v.up, votes_down = v.down from (select product_id, count(*) filter (where direction = 'UP') up, count(*) filter (where direction = 'DOWN') down from product_votes group by 1) v where v.product_id = p.id`,
  sql`update products p set favorites_count = f.number from (select product_id, count(*) number from product_favorites group by 1) f where f.product_id = p.id`,
  sql`update products p set sold_count = o.number from (select op.product_id, sum(op.quantity) number from order_products op join order_services os on os.id = op.order_service_id where os.cancelled_at is null group by 1) o where o.product_id = p.id`,
  sql`update products set popularity = sold_count * ${points.sold}::int + favorites_count * ${points.favourite}::int + votes_up * ${points.voteUp}::int + votes_down * ${points.voteDown}::int + rating_count * ${points.review}::int`,
  sql`update services s set orders_count = o.number from (select service_id, count(*) number from order_services where cancelled_at is null group by 1) o where o.service_id = s.id`,
  sql`update services s set subscribers_count = u.number from (select service_id, count(*) number from service_subscribers group by 1) u where u.service_id = s.id`,
  sql`update users s set subscribers_count = u.number from (select user_id, count(*) number from user_subscriptions group by 1) u where u.user_id = s.id`,
  sql`update articles a set votes_up = v.up, votes_down = v.down from (select article_id, count(*) filter (where direction = 'UP') up, count(*) filter (where direction = 'DOWN') down from article_votes group by 1) v where v.article_id = a.id`,
  sql`update articles a set favorites_count = f.number from (select article_id, count(*) number from article_favorites group by 1) f where f.article_id = a.id`,
  sql`update articles a set comments_count = c.number from (select article_id, count(*) number from comments where article_id is not null and deleted_at is null group by 1) c where c.article_id = a.id`,
  sql`update contents a set votes_up = v.up, votes_down = v.down from (select content_id, count(*) filter (where direction = 'UP') up, count(*) filter (where direction = 'DOWN') down from content_votes group by 1) v where v.content_id = a.id`,
  sql`update contents a set favorites_count = f.number from (select content_id, count(*) number from content_favorites group by 1) f where f.content_id = a.id`,
  sql`update contents a set comments_count = c.number from (select content_id, count(*) number from comments where content_id is not null and deleted_at is null group by 1) c where c.content_id = a.id`,
  sql`update reviews a set comments_count = c.number from (select review_id, count(*) number from comments where review_id is not null and deleted_at is null group by 1) c where c.review_id = a.id`,
  // Page views and cart additions of two months; more for products that sell better.
  sql`insert into statistics_product_days (service_id, day, product_id, views, adds) select service_id, current_date - n, id, 2 + (id * 7 + n * 13) % 23 + least(sold_count, 20), (id + n * 5) % 4 / 2 + least(sold_count, 2) from products cross join generate_series(0, 60) n where status = 'PUBLISHED' and id < 1000`,
];

export async function countEverything(tx: Transaction): Promise<void> {
  for (const statement of STATEMENTS) await tx.execute(statement);
}

/** Every identity column continues after the largest id in its table. */
export async function advanceSequences(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { name } of rows) {
    const table = sql.identifier(name);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${table}), 1), exists (select from ${table}))`,
    );
  }
}
