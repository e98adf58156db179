import type { PaymentProvider } from '@vetka/domain/payment';
import { byHandStatus } from '@vetka/domain/payout';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { owedRefunds } from '../../platform/owed-refunds.ts';
import type { Own, Theirs } from './reconciliation.compare.ts';

/** Banks keep the days of Moscow. */
const zone = 'Europe/Moscow';

export interface OwnPayment extends Own {
  paymentId: number | null;
  /** The day of arrival by the bank's calendar; empty for a payment we did not know. */
  day: string;
}

/** Amounts that the marketplace has borne or kept by decisions of the administration, in the books since then. */
const corrected = (kinds: string) => sql`coalesce((select sum(d.theirs - d.ours) from differences d
  where d.provider = p.provider and d.external_id = p.external_id and d.kind in (${sql.raw(kinds)})
    and d.resolution = 'CORRECTED'), 0)`;

/** What the bank's account lost to a cause of one payment. */
const moved = (cause: string) => sql`(select sum(e.amount) from ledger_transactions x
  join ledger_entries e on e.transaction_id = x.id and e.account = 'BANK'
  where x.payment_id = p.id and x.cause = ${cause})`;

/** What buyers were promised, the bank has refused for good, and nobody has returned in another way. */
const refusedRefunds = sql`coalesce((select sum(refused.owed) from ${owedRefunds} refused
  where refused.payment_id = p.id), 0)`;

/**
 * Payments received since then, payments with a refund that was refused since then, and payments with an open
 * difference. A payment with a refund on its way is left for the next time.
 */
export async function readOwnPayments(db: Executor, provider: PaymentProvider, since: Date): Promise<OwnPayment[]> {
  const { rows } = await db.execute<{ id: number; key: string; day: string; sums: (string | null)[] }>(sql`
    select p.id, p.external_id as key, to_char(t.created_at at time zone ${zone}, 'YYYY-MM-DD') as day,
      array[p.amount + ${corrected(`'AMOUNT', 'MISSING_THERE'`)},
        coalesce(${moved('REFUND_PAID')}, 0) + ${corrected(`'REFUND_THERE', 'REFUND_MISSING'`)},
        ${moved('BANK_FEE')}, ${refusedRefunds}]::text[] as sums
    from ledger_transactions t join payments p on p.id = t.payment_id
    where t.cause = 'CAPTURE' and p.provider = ${provider} and p.external_id is not null
      and (t.created_at >= ${since} or exists (select from differences d
        where d.payment_id = p.id and d.resolved_at is null)
        or exists (select from refunds r where r.payment_id = p.id and r.state = 'FAILED' and r.created_at >= ${since}))
      and not exists (select from refunds r where r.payment_id = p.id and r.state in ('CREATED', 'PENDING'))
    order by p.id`);
  return rows.map(({ id, key, day, sums: [amount, returned, fee, refused] }) => ({
    paymentId: id,
    externalId: key,
    day,
    amount: Number(amount),
    returned: Number(returned),
    fee: fee === null || fee === undefined ? null : Number(fee),
    refused: Number(refused),
  }));
}

/** Payments known only to the bank that the administration has kept. */
export async function readKept(db: Executor, provider: PaymentProvider): Promise<OwnPayment[]> {
  const { rows } = await db.execute<{ key: string; amount: string }>(sql`
    select d.external_id as key, sum(d.theirs - d.ours) as amount from differences d
    where d.provider = ${provider} and d.kind = 'MISSING_HERE' and d.resolution = 'CORRECTED' group by 1`);
  return rows.map(({ key, amount }) => ({
    paymentId: null,
    externalId: key,
    day: '',
    amount: Number(amount),
    returned: 0,
    fee: null,
  }));
}

export interface Registered extends Theirs {
  /** Null when the payment itself is in no register. */
  paid: number | null;
  day: string;
}

/** The registers' data about each payment of a bank. */
export async function readRegistered(db: Executor, provider: PaymentProvider, since: Date): Promise<Registered[]> {
  const { rows } = await db.execute<{ key: string; paid: string | null; back: string; fee: string; day: string }>(sql`
    select o.payment_external_id as key, sum(o.amount) filter (where o.type = 'PAYMENT') as paid,
      coalesce(sum(o.amount) filter (where o.type = 'REFUND'), 0) as back, sum(o.fee) as fee,
      to_char(min(o.day), 'YYYY-MM-DD') as day
    from bank_operations o where o.provider = ${provider}
    group by 1 having max(o.created_at) >= ${since} order by 1`);
  return rows.map(({ key, paid, back, fee, day }) => ({
    externalId: key,
    paid: paid === null ? null : Number(paid),
    amount: Number(paid ?? 0),
    returned: Number(back),
    fee: Number(fee),
    day,
  }));
}

export interface OwnPayout {
  payoutId: number;
  externalId: string;
  amount: number;
  /** The amount paid to the seller by our books. */
  ours: number;
  day: string;
}

/** Payouts that have ended here, without transfers made by hand: the bank's payout service does not know those. */
export async function readOwnPayouts(db: Executor, provider: PaymentProvider, since: Date): Promise<OwnPayout[]> {
  const { rows } = await db.execute<{ id: number; key: string; amount: string; ours: string; day: string }>(sql`
    select p.id, p.external_id as key, p.amount,
      case when p.state = 'PAID' then p.amount else 0 end + ${corrected(`'PAYOUT'`)} as ours,
      to_char(p.created_at at time zone ${zone}, 'YYYY-MM-DD') as day
    from payouts p where p.provider = ${provider} and p.external_id is not null
      and p.bank_status is distinct from ${byHandStatus} and p.state in ('PAID', 'FAILED', 'RETURNED') and (p.created_at >= ${since} or exists (select from differences d
        where d.payout_id = p.id and d.resolved_at is null))
    order by p.id`);
  return rows.map(({ id, key, amount, ours, day }) => ({
    payoutId: id,
    externalId: key,
    amount: Number(amount),
    ours: Number(ours),
    day,
  }));
}

/** The numbers of payments that have arrived, at any time. */
export async function readNumbers(
  db: Executor,
  provider: PaymentProvider,
  registers: readonly Registered[],
): Promise<string[]> {
  const numbers = JSON.stringify(registers.map(({ externalId }) => externalId));
  const { rows } = await db.execute<{ key: string }>(sql`
    select p.external_id as key from payments p join ledger_transactions t on t.payment_id = p.id and t.cause = 'CAPTURE'
    where p.provider = ${provider} and p.external_id in (select jsonb_array_elements_text(${numbers}::jsonb))`);
  return rows.map(({ key }) => key);
}
