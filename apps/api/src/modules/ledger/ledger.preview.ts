import { commissionLimits, type CommissionRuleKind, type CommissionTerms } from '@vetka/domain/ledger';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { mainCategoryOf } from '../../platform/main-category.ts';
import { isChosen, isValidConsent, suitsPromotion } from '../../platform/promotions/promotions.sql.ts';
import { commissionOfLine, ruleOf, rulesAt, treeOf } from './ledger.rules.ts';

/** The id of a rule that does not exist yet: greater than all others. */
const newRuleId = 2_147_483_647;

export interface RuleSubject {
  kind: CommissionRuleKind;
  subjectId: number | null;
}

/** The effect on the rules at a moment: one is added or ended. */
export interface RuleChange extends RuleSubject {
  at: Date;
  added?: CommissionTerms;
  endedId?: number;
}

const idOf = (kind: CommissionRuleKind, subject: RuleSubject): SQL =>
  sql`${kind === subject.kind ? subject.subjectId : null}::int`;

function rulesAfter(change: RuleChange): SQL {
  const { added, at, endedId = 0 } = change;
  const rest = sql`select * from rules_before where id <> ${endedId}::int`;
  if (!added) return rest;
  const [ofCategory, ofSeller, ofPromotion] = [
    idOf('CATEGORY', change),
    idOf('SELLER', change),
    idOf('PROMOTION', change),
  ];
  return sql`${rest} union all select ${newRuleId}::int, ${ofCategory}, ${ofSeller}, ${ofPromotion},
    ${added.rate}::int, ${added.minimum}::int, ${added.taxRate}::int, ${at}::timestamptz`;
}

/**
 * The sets of rules before and after, with their categories. `after` may read `rules_before`. Needs `with recursive`.
 */
export const rulesBetween = (before: SQL, after: SQL): SQL => sql`
  rules_before as (${before}),
  rules_after as (${after}),
  all_rules as (select * from rules_before union select * from rules_after),
  tree as (${treeOf(sql`all_rules`)})`;

const rulesOf = (change: RuleChange): SQL => rulesBetween(rulesAt(sql`${change.at}::timestamptz`), rulesAfter(change));

/** Products `p` on sale that get another rule by the change. For a promotion: those that take part in it. */
export function touchedGoods({ kind, subjectId }: RuleSubject, among = sql`true`): SQL {
  const ofPromotion = sql`exists (select from promotions promo join promotion_consents c on ${isValidConsent}
    where promo.id = ${subjectId}::int and c.service_id = p.service_id and ${isChosen} and ${suitsPromotion})`;
  const scope =
    kind === 'PROMOTION' ? ofPromotion : kind === 'SELLER' ? sql`p.service_id = ${subjectId}::int` : sql`true`;
  const promotion = kind === 'PROMOTION' ? sql`${subjectId}::int` : sql`pp.promotion_id`;
  const sold = { product: sql`p.id`, service: sql`p.service_id`, promotion };
  return sql`
    select p.id, p.service_id, b.id as before_id, a.id as after_id,
      a.rate > coalesce(b.rate, 0) or a.minimum > coalesce(b.minimum, 0) as is_worse
    from products p join services shop on shop.id = p.service_id and shop.status = 'PUBLISHED'
    left join promotion_prices pp on pp.product_id = p.id and pp.price = p.price
    left join lateral (${ruleOf(sql`rules_before`, sold)}) b on true
    left join lateral (${ruleOf(sql`rules_after`, sold)}) a on true
    where p.status = 'PUBLISHED' and ${among} and ${scope} and a.id is distinct from b.id`;
}

interface GoodsOfShop {
  id: number;
  goods: number;
  isWorse: boolean;
}

interface SoldLines {
  serviceId: number;
  /** The amount the seller got for each of them before the commission. */
  base: number;
  lines: number;
  taken: number;
  rate: number | null;
  minimum: number | null;
  taxRate: number | null;
}

/** Lines of the last days that get another rule by the change, grouped by equal terms and sums. */
function touchedLines(): SQL {
  const sold = { product: sql`op.product_id`, service: sql`os.service_id`, promotion: sql`pr.promotion_id` };
  return sql`
    select os.service_id as "serviceId", op.total_after_discount + frozen.compensation as base,
      count(*)::int as lines, sum(frozen.amount) as taken, a.rate, a.minimum, a.tax_rate as "taxRate"
    from orders o join order_services os on os.order_id = o.id and os.cancelled_at is null
    join order_products op on op.order_service_id = os.id
    join order_commissions frozen on frozen.order_product_id = op.id
    left join order_promotions pr on pr.order_product_id = op.id
    left join lateral (${ruleOf(sql`rules_before`, sold)}) b on true
    left join lateral (${ruleOf(sql`rules_after`, sold)}) a on true
    where o.paid_at > now() - make_interval(days => ${commissionLimits.days}::int) and a.id is distinct from b.id
    group by 1, 2, a.rate, a.minimum, a.tax_rate`;
}

interface Touched {
  shops: GoodsOfShop[];
  categories: { id: number; name: string; goods: number }[];
  sold: SoldLines[];
}

async function findTouched(db: Executor, change: RuleChange): Promise<Touched> {
  const { rows } = await db.execute<Touched & Record<string, unknown>>(sql`
    with recursive ${rulesOf(change)}, touched as materialized (${touchedGoods(change)})
    select coalesce((select json_agg(s) from (
        select service_id as id, count(*)::int as goods, coalesce(bool_or(is_worse), false) as "isWorse"
        from touched group by service_id) s), '[]') as shops,
      coalesce((select json_agg(k) from (
        select c.id, c.name, count(*)::int as goods from touched t
        join categories c on c.id = ${mainCategoryOf(sql`t.id`)} group by c.id
        order by count(*) desc, c.id limit ${commissionLimits.categories}::int) k), '[]') as categories,
      coalesce((select json_agg(l) from (${touchedLines()}) l), '[]') as sold`);
  return rows[0] ?? { shops: [], categories: [], sold: [] };
}

/** The effect of a change of the rules on one shop; kopecks. */
export interface TouchedShop extends GoodsOfShop {
  lines: number;
  taken: number;
  wouldTake: number;
}

/** The commission the same lines would have had, by the function that freezes it at a sale. */
function wouldTake({ base, lines, rate, minimum, taxRate }: SoldLines): number {
  const terms = { rate: rate ?? 0, minimum: minimum ?? 0, taxRate: taxRate ?? 0 };
  return lines * commissionOfLine(base, terms).total;
}

/**
 * Shops with products or recent sales whose commission is affected by a change, and the categories of these products.
 */
export async function previewRules(
  db: Executor,
  change: RuleChange,
): Promise<{ shops: TouchedShop[]; categories: Touched['categories'] }> {
  const { shops, categories, sold } = await findTouched(db, change);
  const touched = new Map<number, TouchedShop>(
    shops.map((shop) => [shop.id, { ...shop, lines: 0, taken: 0, wouldTake: 0 }]),
  );
  for (const row of sold) {
    const { serviceId: id, lines } = row;
    const shop = touched.get(id) ?? { id, goods: 0, isWorse: false, lines: 0, taken: 0, wouldTake: 0 };
    shop.lines += lines;
    shop.taken += row.taken;
    shop.wouldTake += wouldTake(row);
    touched.set(id, shop);
  }
  return { shops: [...touched.values()], categories };
}
