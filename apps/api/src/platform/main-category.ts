import { sql, type SQL } from 'drizzle-orm';

const order = 'order by pc.position, pc.category_id limit 1';
const first = sql.raw(order);

/**
 * The main category of a product: the first of its categories; null without any. Rules of money and returns use it
 * alone. The others only define where the product is also shown.
 * @param product the id of the product
 */
export const mainCategoryOf = (product: SQL): SQL =>
  sql`(select pc.category_id from product_categories pc where pc.product_id = ${product} ${first})`;

/** The same as text. */
export const mainCategorySql = (product: string): string =>
  `(select pc.category_id from product_categories pc where pc.product_id = ${product} ${order})`;
