import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { lockGoods } from './stem.locking.ts';
import { expiresSoon, refreshProducts } from './stem.refresh.ts';

const productsPerRound = 200;

/** Products whose discount starts or ends now. */
const findTurned = async (db: Database): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.product_id as id from stem_recipes r left join stem_rules rules on rules.service_id = r.service_id
    where (rules.fresh_percent is not null or r.fresh_price is not null)
      and (r.fresh_price is not null) <> (rules.fresh_percent is not null and ${expiresSoon})
    order by 1 limit ${productsPerRound}`);
  return rows.map(({ id }) => id);
};

/** Starts and ends «Сегодня дешевле» on time. */
export async function turnFreshPrices(db: Database): Promise<void> {
  for (const id of await findTurned(db)) {
    await db.transaction(async (tx) => {
      await lockGoods(tx, [id]);
      await refreshProducts(tx, [id]);
    });
  }
}
