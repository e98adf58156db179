import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { rulesBetween, touchedGoods, type RuleSubject } from './ledger.preview.ts';
import { ruleOf, rulesAt, treeOf } from './ledger.rules.ts';

/** Number of products on sale under a rule; `ruleId` is null for products without a rule. */
export interface GoodsOfRule extends Record<string, unknown> {
  ruleId: number | null;
  goods: number;
}

/** The rules that apply to a seller's products now, those with the most products first. */
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

/** Products whose rule changes: `goods` of them, from one rule to another; null for none. */
export interface ChangedGoods extends Record<string, unknown> {
  before: number | null;
  after: number | null;
  goods: number;
}

/**
 * The products of a seller whose rule changes at a moment: the rule just before it and at it. With the subject of a
 * promotion: those that take part in it, as if it lowered their prices.
 */
export async function goodsChangedAt(
  db: Executor,
  serviceId: number,
  subject: RuleSubject,
  at: Date,
): Promise<ChangedGoods[]> {
  const moment = sql`${at}::timestamptz`;
  const { rows } = await db.execute<ChangedGoods>(sql`
    with recursive ${rulesBetween(rulesAt(sql`(${moment} - interval '1 millisecond')`), rulesAt(moment))}
    select before_id as before, after_id as after, count(*)::int as goods
    from (${touchedGoods(subject, sql`p.service_id = ${serviceId}::int`)}) touched
    group by 1, 2 order by 3 desc, 1, 2`);
  return rows;
}
