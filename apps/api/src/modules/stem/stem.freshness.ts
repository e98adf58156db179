import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { lockGoods } from './stem.locking.ts';
import { expiresSoon, refreshProducts } from './stem.refresh.ts';

const productsPerPage = 200;

/**
 * Products whose discount starts or ends now, and those whose price leaves no room for one: the next page begins after
 * `after`, so that these do not keep the others waiting.
 */
const findTurned = async (db: Database, after: number, most: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.product_id as id from stem_recipes r join products p on p.id = r.product_id
    left join stem_rules rules on rules.service_id = r.service_id
    where (rules.fresh_percent is not null or r.fresh_price is not null)
      and (r.fresh_price is not null) <> (rules.fresh_percent is not null and ${expiresSoon})
    and (r.fresh_price is not null or (p.price > 0 and p.status <> 'ARCHIVED'))
      and r.product_id > ${after}
    order by 1 limit ${most}`);
  return rows.map(({ id }) => id);
};

/** Starts and ends «Сегодня дешевле» on time. */
export async function turnFreshPrices(db: Database, most = productsPerPage): Promise<void> {
  let page = await findTurned(db, 0, most);
  while (page.length > 0) {
    for (const id of page)
      await db.transaction(async (tx) => {
        await lockGoods(tx, [id]);
        await refreshProducts(tx, [id]);
      });
    page = await findTurned(db, page.at(-1) ?? 0, most);
  }
}
