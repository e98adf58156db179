import { sql, type SQL } from 'drizzle-orm';
import { mainCategoryOf } from '../../platform/main-category.ts';

/** The commission of a line. @param base the amount the seller gets for it before the commission, in kopecks */
export { commissionOf as commissionOfLine } from '@vetka/domain/ledger';

/** Rules in force at a moment. */
export const rulesAt = (at: SQL): SQL => sql`
  select id, category_id, service_id, promotion_id, rate, minimum, tax_rate, starts_at from commission_rules
  where starts_at <= ${at} and (ended_at is null or ended_at > ${at})`;

/** The categories of rules with their subcategories. Needs `with recursive`, under the name `tree`. */
export const treeOf = (rules: SQL): SQL => sql`
  select distinct category_id as root_id, category_id, 0 as depth from ${rules} where category_id is not null
  union all
  select tree.root_id, c.id, tree.depth + 1 from categories c join tree on c.parent_id = tree.category_id`;

/** The sold product: columns of the enclosing query. */
export interface Sold {
  product: SQL;
  service: SQL;
  /** The promotion that lowers the price; null for none. */
  promotion: SQL;
}

/**
 * The most specific rule: of the promotion that lowers the price, of the seller, of the main category or its nearest
 * parent, or the base rule. The latest among equals. Reads `tree`.
 */
export const ruleOf = (rules: SQL, { product, service, promotion }: Sold): SQL => sql`
  select r.id, r.rate, r.minimum, r.tax_rate from ${rules} r
  left join lateral (select min(tree.depth) as depth from tree
    where tree.root_id = r.category_id and tree.category_id = ${mainCategoryOf(product)}) at on r.category_id is not null
  where (r.promotion_id is null or r.promotion_id = ${promotion})
    and (r.service_id is null or r.service_id = ${service}) and (r.category_id is null or at.depth is not null)
  order by r.promotion_id is null, r.service_id is null, r.category_id is null, at.depth, r.starts_at desc, r.id desc
  limit 1`;
