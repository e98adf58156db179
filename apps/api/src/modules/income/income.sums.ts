import type { IncomeMeaning } from '@vetka/domain/income';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { soldBy } from '../../platform/soldBy.ts';

/** The current income by the ledger, and the receipt that exists for it. */
export interface Change {
  serviceId: number;
  orderServiceId: number | null;
  holdingId: number | null;
  inn: string;
  /** Kopecks; zero or less when all of it was refunded. */
  amount: number;
  soldAt: Date;
  liveId: number | null;
}

interface ChangeRow extends Omit<Change, 'amount' | 'soldAt'>, Record<string, unknown> {
  amount: string;
  soldAt: string;
}

/** The id of the sold part or subscription: the same for equal values, so it can be hashed. */
const isOf = (income: 'live' | 'annulled'): SQL =>
  sql.raw(
    `coalesce(${income}.order_service_id, 0) = coalesce(sold.part_id, 0)
    and coalesce(${income}.holding_id, 0) = coalesce(sold.holding_id, 0)`,
  );

/**
 * Incomes whose receipt is missing or has another amount. For sellers who have agreed: incomes since then. For everyone
 * with a receipt: that income, even after the shop got another seller. The rest of an annulled receipt belongs to its
 * person.
 */
export async function findChanges(tx: Transaction, meaning: IncomeMeaning): Promise<Change[]> {
  const { rows } = await tx.execute<ChangeRow>(sql`
    with sellers as (
      select s.id, p.inn, p.bound_at,
        coalesce(l.subject_type = 'INDIVIDUAL_SUBJECT' and p.binding = 'BOUND', false) as is_bound
      from services s left join legal_infos l on l.id = s.legal_info_id left join taxpayers p on p.inn = l.inn
      where p.bound_at is not null or exists (select from seller_incomes known where known.service_id = s.id)
    ), sold as (
      select moved.service_id, moved.part_id, moved.holding_id, sum(moved.amount) as amount,
        min(moved.moved_at) as sold_at
      from (${soldBy(meaning, sql`select id from sellers`)}) moved
      group by moved.service_id, moved.part_id, moved.holding_id
    ), annulled as (
      select distinct on (i.order_service_id, i.holding_id) i.order_service_id, i.holding_id, i.inn
      from seller_incomes i where i.state = 'CANCELLED' order by i.order_service_id, i.holding_id, i.id desc
    )
    select sold.service_id as "serviceId", sold.part_id as "orderServiceId", sold.holding_id as "holdingId",
      coalesce(live.inn, annulled.inn, sellers.inn) as inn, sold.amount, sold.sold_at as "soldAt", live.id as "liveId"
    from sold join sellers on sellers.id = sold.service_id
    left join seller_incomes live on ${isOf('live')} and live.state in ('WAITING', 'REGISTERED', 'CANCELLING', 'REFUSED')
    left join annulled on ${isOf('annulled')}
    where case when live.id is null then sold.amount > 0
        and (annulled.inn is not null or (sellers.is_bound and sold.sold_at >= sellers.bound_at))
      else live.amount <> sold.amount
        and (live.state in ('REGISTERED', 'REFUSED') or (live.state = 'WAITING' and live.attempts = 0)) end
    order by sold.sold_at limit 500`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), soldAt: new Date(row.soldAt) }));
}
