import type { IncomeMeaning } from '@vetka/domain/income';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';

const ofSellers = sql`'SELLER_PENDING', 'SELLER_AVAILABLE', 'SELLER_DEBT', 'SELLER_PAYOUT'`;

/** The accounts whose moves are the income: with the commission it is the whole price. */
const accountsOf = (meaning: IncomeMeaning): SQL =>
  meaning === 'price' ? sql`(${ofSellers}, 'COMMISSION', 'COMMISSION_TAX')` : sql`(${ofSellers})`;

/** An income as the ledger has it now, beside the receipt that there is of it. */
export interface Change {
  serviceId: number;
  orderServiceId: number | null;
  holdingId: number | null;
  inn: string;
  /** Kopecks; not above zero when all of it went back. */
  amount: number;
  soldAt: Date;
  liveId: number | null;
}

interface ChangeRow extends Omit<Change, 'amount' | 'soldAt'>, Record<string, unknown> {
  amount: string;
  soldAt: string;
}

/**
 * Incomes whose receipt is missing or has another amount. Of a seller who has agreed, since then; and of everybody who
 * has a receipt, also after they have become something else.
 */
export async function findChanges(tx: Transaction, meaning: IncomeMeaning): Promise<Change[]> {
  const accounts = accountsOf(meaning);
  const { rows } = await tx.execute<ChangeRow>(sql`
    with sellers as (
      select s.id, p.inn, p.bound_at, l.subject_type = 'INDIVIDUAL_SUBJECT' and p.binding = 'BOUND' as is_bound
      from services s join legal_infos l on l.id = s.legal_info_id join taxpayers p on p.inn = l.inn
      where p.bound_at is not null
    ), sold as (
      select part.service_id, part.id as part_id, null::int as holding_id, sum(e.amount) as amount,
        min(t.created_at) as sold_at
      from order_services part join sellers on sellers.id = part.service_id
      join ledger_entries e on e.order_service_id = part.id and e.account in ${accounts}
      join ledger_transactions t on t.id = e.transaction_id
      group by part.id
      union all
      select e.service_id, null, t.holding_id, sum(e.amount), min(t.created_at)
      from ledger_entries e join sellers on sellers.id = e.service_id
      join ledger_transactions t on t.id = e.transaction_id and t.holding_id is not null
      where e.order_service_id is null and e.account in ${accounts}
      group by e.service_id, t.holding_id
    )
    select sold.service_id as "serviceId", sold.part_id as "orderServiceId", sold.holding_id as "holdingId", sellers.inn,
      sold.amount, sold.sold_at as "soldAt", live.id as "liveId"
    from sold join sellers on sellers.id = sold.service_id
    left join seller_incomes live on (live.order_service_id = sold.part_id or live.holding_id = sold.holding_id)
      and live.state in ('WAITING', 'REGISTERED', 'CANCELLING', 'REFUSED')
    where case when live.id is null then sold.amount > 0 and sellers.is_bound and sold.sold_at >= sellers.bound_at
      else live.amount <> sold.amount
        and (live.state in ('REGISTERED', 'REFUSED') or (live.state = 'WAITING' and live.attempts = 0)) end
    order by sold.sold_at limit 500`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), soldAt: new Date(row.soldAt) }));
}
