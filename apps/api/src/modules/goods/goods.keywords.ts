import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';

/** The search words of a product that are not in its title: its composition, categories and facets, and «цветы» for flowers. */
export const keywords = sql`(
  select coalesce(string_agg(word, ', '), '') from (
    select c.name as word from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = products.id and c.name not like '% и %'
    union all select c.name from product_compositions c where c.product_id = products.id
    union all select av.label from product_attribute_values v join attribute_values av on av.id = v.value_id
      join attributes a on a.id = av.attribute_id
      where v.product_id = products.id and a.kind in ('LIST', 'COLOUR')
    union all select 'цветы' where exists (
      select from product_attribute_values v join attribute_values av on av.id = v.value_id
      join attributes a on a.id = av.attribute_id where v.product_id = products.id and a.name = 'flower'
    )
  ) words
)`;

/** Products of one transaction: sales of a product wait for its row. */
const batchSize = 200;

/** Schedules an update of the search words of products. @param products a query of `product_id` */
export const outdateKeywords = (tx: Transaction, products: SQL) =>
  // The update locks a row that is there already: it stays until this transaction is committed.
  tx.execute(sql`
    insert into stale_keywords (product_id) select distinct product_id from (${products}) found order by 1
    on conflict (product_id) do update set product_id = excluded.product_id`);

/** Makes the outdated search words again, a batch of products at a time. */
export async function refreshKeywords(db: Database): Promise<void> {
  let count = batchSize;
  while (count === batchSize) {
    const { rows } = await db.execute<{ count: number }>(sql`
      with batch as (
        delete from stale_keywords where product_id in (
          select product_id from stale_keywords order by 1 limit ${batchSize} for update skip locked
        ) returning product_id
      ), written as (
        update products set keywords = ${keywords} from batch
        where products.id = batch.product_id and products.keywords is distinct from ${keywords}
      )
      select count(*)::int as count from batch`);
    count = rows[0]?.count ?? 0;
  }
}
