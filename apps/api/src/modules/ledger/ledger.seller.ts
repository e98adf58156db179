import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { rulesOf, touchedGoods, type RuleSubject } from './ledger.preview.ts';
import { ruleOf, rulesAt, treeOf } from './ledger.rules.ts';

/** Number of products on sale under a rule; `ruleId` is null for products without a rule. */
export interface GoodsOfRule extends Record<string, unknown> {
  ruleId: number | null;
  goods: number;
}

/** The rules that count for a seller's products now, those of the most products first. */
export async function goodsByRule(db: Executor, serviceId: number): Promise<GoodsOfRule[]> {
  const sold = { product: sql`p.id`, service: sql`p.service_id`, promotion: sql`pp.promotion_id` };
  const { rows } = await db.execute<GoodsOfRule>(sql`
    with recursive rules as (${rulesAt(sql`now()`)}), tree as (${treeOf(sql`rules`)})
    select rule.id as "ruleId", count(*)::int as goods from products p
    left join promotion_prices pp on pp.product_id = p.id and pp.price = p.price
    left join lateral (${ruleOf(sql`rules`, sold)}) rule on true
    where p.service_id = ${serviceId}::int and p.status = 'PUBLISHED' group by 1 order by 2 desc, 1`);
  return rows;
}

/** The products of a seller that a rule is about at a moment, by the rule that would count without it. */
export async function goodsWithoutRule(
  db: Executor,
  serviceId: number,
  { id, at, ...subject }: RuleSubject & { id: number; at: Date },
): Promise<GoodsOfRule[]> {
  const { rows } = await db.execute<GoodsOfRule>(sql`
    with recursive ${rulesOf({ ...subject, at, endedId: id })}
    select after_id as "ruleId", count(*)::int as goods
    from (${touchedGoods(subject, sql`p.service_id = ${serviceId}::int`)}) touched group by 1 order by 2 desc, 1`);
  return rows;
}
