import type { GoodsNeed } from '@vetka/domain/goods';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../platform/database/schema/catalog.ts';

const isOfProduct = sql`product_id = ${products.id}`;

/** When a need is open. The same rules as `openNeeds` of the domain, which a test compares. */
const isOpen: Record<GoodsNeed, SQL> = {
  PHOTO: sql`not exists (select from product_media where ${isOfProduct})`,
  PRICE: sql`${products.price} = 0`,
  CATEGORY: sql`not exists (select from product_categories where ${isOfProduct})`,
  DESCRIPTION: sql`${products.description} !~ '[^.!?…][.!?…].*[^.!?…][.!?…]'`,
  COMPOSITION: sql`not exists (select from product_compositions where ${isOfProduct})`,
  FACETS: sql`not exists (select from product_attribute_values where ${isOfProduct})`,
};

const cases = Object.entries(isOpen).map(([need, open]) => sql`case when ${open} then ${sql.raw(`'${need}'`)} end`);

/** What a product still lacks. */
export const needsOfProduct = sql`array_remove(array[${sql.join(cases, sql`, `)}], null)`.mapWith(
  (needs: GoodsNeed[]) => needs,
);

/** The administration has returned the product, or it lacks something. */
export const hasRemarks = sql`${products.status} <> 'ARCHIVED' and (
  (${products.status} = 'DRAFT' and ${products.returnReason} <> '') or ${sql.join(Object.values(isOpen), sql` or `)})`;
