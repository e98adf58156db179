import type { CommissionTerms } from '@vetka/domain/ledger';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderCommissions } from '../../platform/database/schema/ledger.ts';
import { belongsToShop } from '../../platform/team.ts';
import { commissionOfLine, ruleOf, rulesAt, treeOf, type Sold } from './ledger.rules.ts';

/** A line being sold, with the rule of its commission. Kopecks; PostgreSQL returns sums as strings. */
interface Row extends Record<string, unknown> {
  id: number;
  paid: string;
  compensation: string;
  ruleId: number | null;
  rate: number | null;
  minimum: number | null;
  taxRate: number | null;
}

const soldIn: Sold = { product: sql`op.product_id`, service: sql`os.service_id`, promotion: sql`pr.promotion_id` };

/**
 * The discounts of a line `op` that the marketplace pays: its own promo codes, and its own plans, except where the shop
 * chose to sell at cost. The shop pays the others.
 */
const isOfMarketplace = sql`case when d.type = 'COUPON' then c.service_id is null
  else h.service_id is null and h.type <> 'COST_PRICE' end`;
const discounts = (condition: SQL) => sql`coalesce((
  select sum(d.amount) from order_discounts d
  left join coupons c on c.id = d.coupon_id left join subscription_holdings h on h.id = d.holding_id
  where d.order_product_id = op.id and ${condition}), 0)`;

const byShop = sql`(${discounts(sql`not (${isOfMarketplace})`)})`;
const buyer = { userId: sql`o.user_id`, serviceId: sql`os.service_id`, at: sql`o.created_at` };

/**
 * What the marketplace really adds to a sum that it shares. Of a line that the shop gives away by a discount of its own
 * only the paid part is sold, and people who buy from their own shop sell nothing (decision 413).
 */
const really = (sum: SQL) => sql`case when ${belongsToShop(buyer)} then 0
  when ${byShop} = 0 then ${sum}
  else div(${sum} * op.total_after_discount, op.total_after_discount + ${byShop}) end`;

/**
 * Stores what the marketplace really adds to each line of an order. Until now the row holds what was planned when the
 * order was placed.
 */
const settlePromotions = (tx: Transaction, orderServiceId: number) =>
  tx.execute(sql`
    update order_promotions set platform_amount = ${really(sql`order_promotions.platform_amount`)}
    from order_products op join order_services os on os.id = op.order_service_id join orders o on o.id = os.order_id
    where op.id = order_promotions.order_product_id and op.order_service_id = ${orderServiceId}`);

const findLines = (tx: Transaction, orderServiceId: number) =>
  tx.execute<Row>(sql`
    with recursive rules as (${rulesAt(sql`now()`)}), tree as (${treeOf(sql`rules`)})
    select op.id, op.total_after_discount as paid,
      coalesce(pr.platform_amount, 0) + ${really(discounts(isOfMarketplace))} as compensation,
      rule.id as "ruleId", rule.rate, rule.minimum, rule.tax_rate as "taxRate"
    from order_products op join order_services os on os.id = op.order_service_id join orders o on o.id = os.order_id
    left join order_promotions pr on pr.order_product_id = op.id
    left join lateral (${ruleOf(sql`rules`, soldIn)}) rule on true
    where op.order_service_id = ${orderServiceId} order by op.id`);

/** The sold amounts of a line, in kopecks. `commission` contains `tax`. */
export interface SoldLine {
  orderProductId: number;
  paid: number;
  compensation: number;
  commission: number;
  tax: number;
}

function sold({ id, rate, minimum, taxRate, ...row }: Row) {
  const terms: CommissionTerms = { rate: rate ?? 0, minimum: minimum ?? 0, taxRate: taxRate ?? 0 };
  const paid = Number(row.paid);
  const compensation = Number(row.compensation);
  const { total: commission, tax } = commissionOfLine(paid + compensation, terms);
  return { terms, line: { orderProductId: id, paid, compensation, commission, tax }, ruleId: row.ruleId };
}

/** Freezes the commission of each line of an order service, with its rule. */
export async function freezeCommissions(tx: Transaction, orderServiceId: number): Promise<SoldLine[]> {
  await settlePromotions(tx, orderServiceId);
  const { rows } = await findLines(tx, orderServiceId);
  const lines = rows.map(sold);
  if (lines.length === 0) return [];
  await tx.insert(orderCommissions).values(
    lines.map(({ terms, line, ruleId }) => ({
      ...terms,
      ruleId,
      orderProductId: line.orderProductId,
      compensation: line.compensation,
      amount: line.commission,
      tax: line.tax,
    })),
  );
  return lines.map(({ line }) => line);
}

interface FrozenRow extends Record<string, unknown> {
  orderProductId: number;
  paid: string;
  compensation: string;
  commission: string;
  tax: string;
}

/** The lines of an order service as they were sold. */
export async function findSold(tx: Transaction, orderServiceId: number): Promise<SoldLine[]> {
  const { rows } = await tx.execute<FrozenRow>(sql`
    select op.id as "orderProductId", op.total_after_discount as paid, c.compensation, c.amount as commission, c.tax
    from order_products op join order_commissions c on c.order_product_id = op.id
    where op.order_service_id = ${orderServiceId} order by op.id`);
  return rows.map(({ orderProductId, paid, compensation, commission, tax }) => ({
    orderProductId,
    paid: Number(paid),
    compensation: Number(compensation),
    commission: Number(commission),
    tax: Number(tax),
  }));
}
