import type { CommissionRuleKind, MoneyLine, MoneyOrder } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { expectation, expectationOf, type ExpectationRow } from '../../platform/moneyExpectation.ts';
import { orderName, type Seller } from './money.moves.ts';

interface LineRow extends Record<string, unknown> {
  orderProductId: number | null;
  title: string | null;
  quantity: number | null;
  paid: string;
  compensation: string;
  commission: string;
  tax: string;
  refunded: string;
  compensationReturned: string;
  commissionReturned: string;
  kind: CommissionRuleKind;
  subject: string | null;
  rate: number | null;
  minimum: number | null;
  taxRate: number | null;
}

/** Sums of the other side of a line's money: by the sale, and by everything after it. */
const byLine = (serviceId: number, id: number) => sql`
  select e.order_product_id,
    -coalesce(sum(e.amount) filter (where t.cause = 'SALE' and e.account in ('BUYER_HOLD', 'OWN_SALES')), 0) as paid,
    -coalesce(sum(e.amount) filter (where t.cause = 'SALE' and e.account = 'OWN_DISCOUNTS'), 0) as compensation,
    coalesce(sum(e.amount) filter (where t.cause = 'SALE' and e.account in ('COMMISSION', 'COMMISSION_TAX')), 0) as commission,
    coalesce(sum(e.amount) filter (where t.cause = 'SALE' and e.account = 'COMMISSION_TAX'), 0) as tax,
    coalesce(sum(e.amount) filter (where t.cause <> 'SALE' and e.account in ('BUYER_HOLD', 'OWN_SALES')), 0) as refunded,
    coalesce(sum(e.amount) filter (where t.cause <> 'SALE' and e.account = 'OWN_DISCOUNTS'), 0) as back_compensation,
    -coalesce(sum(e.amount) filter (where t.cause <> 'SALE' and e.account in ('COMMISSION', 'COMMISSION_TAX')), 0)
      as back_commission
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.order_service_id = ${id} and exists (
    select from order_services own where own.id = ${id} and own.service_id = ${serviceId})
  group by e.order_product_id`;

async function findLines(db: Executor, serviceId: number, id: number): Promise<LineRow[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select l.order_product_id as "orderProductId", op.title, op.quantity, l.paid, l.compensation, l.commission, l.tax,
      l.refunded, l.back_compensation as "compensationReturned", l.back_commission as "commissionReturned",
      case when r.promotion_id is not null then 'PROMOTION' when r.service_id is not null then 'SELLER'
        when r.category_id is not null then 'CATEGORY' else 'BASE' end as kind,
      coalesce(p.name, cat.name) as subject, c.rate, c.minimum, c.tax_rate as "taxRate"
    from (${byLine(serviceId, id)}) l left join order_products op on op.id = l.order_product_id
    left join order_commissions c on c.order_product_id = l.order_product_id and c.rule_id is not null
    left join commission_rules r on r.id = c.rule_id
    left join promotions p on p.id = r.promotion_id left join categories cat on cat.id = r.category_id
    order by l.order_product_id nulls last`);
  return rows;
}

function lineOf({
  orderProductId,
  title,
  quantity,
  kind,
  subject,
  rate,
  minimum,
  taxRate,
  ...sums
}: LineRow): MoneyLine {
  const paid = Number(sums.paid);
  const compensation = Number(sums.compensation);
  const commission = Number(sums.commission);
  const refunded = Number(sums.refunded);
  const compensationReturned = Number(sums.compensationReturned);
  const commissionReturned = Number(sums.commissionReturned);
  return {
    orderProductId,
    title: title ?? 'Доставка',
    quantity: quantity ?? 1,
    paid,
    compensation,
    commission,
    tax: Number(sums.tax),
    refunded,
    compensationReturned,
    commissionReturned,
    left: paid - refunded + (compensation - compensationReturned) - (commission - commissionReturned),
    rule: rate === null ? null : { kind, subject, rate, minimum: minimum ?? 0, taxRate: taxRate ?? 0 },
  };
}

interface OrderRow extends ExpectationRow, Record<string, unknown> {
  number: number;
  title: string | null;
  productCount: number;
}

/** The money of an order service by line. @throws Refusal 404, also for an order that was never sold */
export async function readMoneyOrder(db: Executor, { serviceId, timeZone }: Seller, id: number): Promise<MoneyOrder> {
  const [found, { rows }] = await Promise.all([
    findLines(db, serviceId, id),
    db.execute<OrderRow>(sql`
      select ${orderName}, at.state, at.expected_at as "expectedAt", at.is_exact as "isExact"
      from order_services os cross join lateral (${expectation(timeZone)}) at
      where os.id = ${id} and os.service_id = ${serviceId}`),
  ]);
  const [order] = rows;
  if (!order || found.length === 0) throw notFound('money.unknown-order', 'По этому заказу денег ещё не было');
  const lines = found.map(lineOf).filter(({ orderProductId, paid }) => orderProductId !== null || paid !== 0);
  const { number, title, productCount } = order;
  return {
    order: { id, number, title: title ?? '', productCount },
    ...expectationOf(order),
    lines,
    left: lines.reduce((sum, { left }) => sum + left, 0),
  };
}
