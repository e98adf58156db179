/**
 * The strictest return rule of a product's categories as SQL. A category without a rule has that of the one above it;
 * a product without any may be taken back, as the law says of goods in general.
 *
 * @param product the id of the product, as SQL
 */
export const returnRuleSql = (product: string): string => `(
  with recursive above as (
    select c.parent_id, c.return_rule from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id = ${product}
    union all select c.parent_id, c.return_rule from above join categories c on c.id = above.parent_id
    where above.return_rule is null
  )
  select coalesce((array_agg(return_rule order by case return_rule when 'FLOWERS' then 0 when 'FOOD' then 1 else 2 end)
    filter (where return_rule is not null))[1], 'GIFTS') from above
)`;
