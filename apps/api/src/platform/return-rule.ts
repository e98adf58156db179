import { mainCategorySql } from './main-category.ts';

/**
 * The return rule of a product's main category as SQL. A category without a rule has that of its parent; a product
 * without any may be returned, as the law says of goods in general.
 * @param product the id of the product, as SQL
 */
export const returnRuleSql = (product: string): string => `(
  with recursive above as (
    select c.parent_id, c.return_rule from categories c where c.id = ${mainCategorySql(product)}
    union all select c.parent_id, c.return_rule from above join categories c on c.id = above.parent_id
    where above.return_rule is null
  )
  select coalesce((select return_rule from above where return_rule is not null), 'GIFTS')
)`;
