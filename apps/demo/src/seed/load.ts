/** The load profile: many variations of the demo products, created inside the database, where it is fastest. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '@vetka/api/database';

/** Offset between the ids of successive variations. */
const STEP = 1000;

const WORDS = [
  'с утренней росой',
  'к празднику',
  'из свежей поставки',
  'от нового флориста',
  'в дорогу',
  'на память',
  'для дома',
  'в светлых тонах',
  'с открыткой',
  'в тёплой упаковке',
];

/** Multiplies published products to about `wished`; pictures are shared with the originals. */
export async function multiplyProducts(tx: Transaction, wished: number): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from products where status = 'PUBLISHED'`,
  );
  const originals = rows[0]?.count ?? 0;
  const copies = Math.ceil((wished - originals) / Math.max(1, originals));
  if (copies < 1) return;
  const words = sql.raw(`array[${WORDS.map((word) => `'${word}'`).join(', ')}]`);
  const source = sql`from products p cross join generate_series(1, ${copies}) n where p.id < ${STEP} and p.status = 'PUBLISHED'`;
  await tx.execute(sql`
    insert into products (id, slug, service_id, status, kind, title, description, care_text, price, old_price, cost_price, unit, amount, length_mm, width_mm,
      height_mm, weight_grams, production_minutes, is_stock_tracked, stock, popularity, keywords, created_at, published_at)
    overriding system value
    select p.id + n * ${STEP}, p.slug || '-v' || n, p.service_id, p.status, p.kind,
      left(p.title, 88) || ' ' || (${words})[1 + n % ${WORDS.length}] || ' № ' || n, p.description, p.care_text, p.price + (n % 40) * 1000,
      case when p.old_price is null then null else p.old_price + (n % 40) * 1000 end, p.cost_price, p.unit, p.amount, p.length_mm, p.width_mm, p.height_mm,
      p.weight_grams, p.production_minutes, p.is_stock_tracked, (p.stock + n) % 50, p.popularity / (1 + n % 7), p.keywords,
      p.created_at - n * interval '1 minute', p.published_at - n * interval '1 minute' ${source}`);
  const related = sql`join products p on p.id = r.product_id cross join generate_series(1, ${copies}) n where p.id < ${STEP} and p.status = 'PUBLISHED'`;
  await tx.execute(
    sql`insert into product_categories (product_id, category_id, position) select r.product_id + n * ${STEP}, r.category_id, r.position from product_categories r ${related}`,
  );
  await tx.execute(
    sql`insert into product_media (product_id, media_id, position, alt) select r.product_id + n * ${STEP}, r.media_id, r.position, r.alt from product_media r ${related}`,
  );
  await tx.execute(
    sql`insert into product_attribute_values (product_id, value_id) select r.product_id + n * ${STEP}, r.value_id from product_attribute_values r ${related}`,
  );
  await tx.execute(
    sql`insert into product_compositions (product_id, name, quantity, unit, position) select r.product_id + n * ${STEP}, r.name, r.quantity, r.unit, r.position from product_compositions r ${related}`,
  );
}
