import type { GoodsNeed } from '@vetka/domain/goods';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../platform/database/schema/catalog.ts';

const isOfProduct = sql`product_id = ${products.id}`;

/** A wanted facet `a` with values to choose from, in a category of the product, which has no value of it. */
const isMissing = sql`a.is_wanted
  and (a.kind = 'NUMBER' or exists (select from attribute_values av where av.attribute_id = a.id))
  and (
    not exists (select from attribute_categories ac where ac.attribute_id = a.id)
    or exists (
      select from product_categories pc where pc.${isOfProduct} and (a.id, pc.category_id) in (
        with recursive inside as (
          select attribute_id, category_id from attribute_categories
          union select inside.attribute_id, c.id from categories c join inside on c.parent_id = inside.category_id
        ) select attribute_id, category_id from inside
      )
    )
  )
  and not exists (
    select from product_attribute_values pav join attribute_values av on av.id = pav.value_id
    where pav.${isOfProduct} and av.attribute_id = a.id
  )`;

/** Names of the wanted facets that a product lacks. */
export const missingFacets = sql`array(
  select a.label from attributes a where ${isMissing} order by a.position, a.id)`;

/** When a need is open. The same rules as `openNeeds` of the domain, which a test compares. */
const isOpen: Record<GoodsNeed, SQL> = {
  PHOTO: sql`not exists (select from product_media where ${isOfProduct})`,
  PRICE: sql`${products.price} = 0`,
  CATEGORY: sql`not exists (select from product_categories where ${isOfProduct})`,
  DESCRIPTION: sql`${products.description} !~ '[^.!?…][.!?…].*[^.!?…][.!?…]'`,
  COMPOSITION: sql`not exists (select from product_compositions where ${isOfProduct})`,
  FACETS: sql`(not exists (select from product_attribute_values where ${isOfProduct})
    or exists (select from attributes a where ${isMissing}))`,
};

const cases = Object.entries(isOpen).map(([need, open]) => sql`case when ${open} then ${sql.raw(`'${need}'`)} end`);

/** The missing fields of a product. */
export const needsOfProduct = sql`array_remove(array[${sql.join(cases, sql`, `)}], null)`.mapWith(
  (needs: GoodsNeed[]) => needs,
);

/** The administration has returned the product, or it lacks something. */
export const hasRemarks = sql`${products.status} <> 'ARCHIVED' and (
  (${products.status} = 'DRAFT' and ${products.returnReason} <> '') or ${sql.join(Object.values(isOpen), sql` or `)})`;
