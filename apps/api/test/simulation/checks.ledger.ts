import { Violation } from './conductor.ts';
import type { Scene } from './scene.ts';

/** A part's amounts for its seller and the marketplace: zero unless it is paid and not cancelled. */
const kept = `case when o.paid_at is null or part.cancelled_at is not null then 0
  else part.total - coalesce((select sum(r.amount) from refunds r where r.order_service_id = part.id and r.state <> 'FAILED'), 0) end`;

/** The refunded amount of a line. */
const returned = `coalesce((select sum(l.amount) from order_refund_lines l join refunds r on r.id = l.refund_id
  where l.order_product_id = line.id and r.state <> 'FAILED'), 0)`;

/** Each selects violations of an invariant of the ledger, after any commit. `$5`: orders of the run have larger ids. */
export const ledgerRules: Record<string, string> = {
  'the entries of a transaction add up to zero': `
    select t.id, sum(e.amount)::int as seen from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id > $5::int group by t.id having sum(e.amount) <> 0`,
  'nobody but the bank, the discounts and debts is below zero': `
    select t.order_id as id, sum(e.amount)::int as seen from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    where t.order_id > $5::int and e.account not in ('BANK', 'OWN_DISCOUNTS', 'SELLER_DEBT')
    group by t.order_id, e.account, e.service_id having sum(e.amount) < 0`,
  'the bank owes us, and discounts cost us': `
    select t.order_id as id, sum(e.amount)::int as seen from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    where t.order_id > $5::int and e.account in ('BANK', 'OWN_DISCOUNTS')
    group by t.order_id, e.account having sum(e.amount) > 0`,
  'a part has taken from its buyer what it keeps': `
    select part.id, (${kept})::int as seen from order_services part join orders o on o.id = part.order_id
    where part.order_id > $5::int and (${kept}) <> -coalesce((
      select sum(e.amount) from ledger_entries e where e.order_service_id = part.id and e.account = 'BUYER_HOLD'), 0)`,
  'refunds and what is available are at most what came, with the discounts of the marketplace': `
    select t.order_id as id, 0 as seen from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id > $5::int group by t.order_id
    having coalesce(sum(e.amount) filter (where e.account in ('SELLER_AVAILABLE', 'SELLER_DEBT')), 0)
      + coalesce(sum(e.amount) filter (where e.account = 'BANK' and t.cause = 'REFUND_PAID'), 0)
      > -coalesce(sum(e.amount) filter (where t.cause = 'CAPTURE' and e.account = 'BANK'), 0)
        - coalesce(sum(e.amount) filter (where e.account = 'OWN_DISCOUNTS'), 0)`,
  'the commission of a line is what was frozen, less its part of the refunds': `
    select line.id, c.amount::int as seen from order_products line
    join order_services part on part.id = line.order_service_id
    join order_commissions c on c.order_product_id = line.id
    where part.order_id > $5::int and coalesce((
      select sum(e.amount) from ledger_entries e
      where e.order_product_id = line.id and e.account in ('COMMISSION', 'COMMISSION_TAX')), 0)
      <> case when part.cancelled_at is not null then 0 when line.total_after_discount = 0 then c.amount
        else c.amount - ceil(c.amount::numeric * (${returned}) / line.total_after_discount) end`,
};

/** Money that is neither sold for nor returned at the end: a failed refund, or nothing. */
export const openHolds = `
  select t.order_id as id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.order_id > $1::int and e.account = 'BUYER_HOLD' group by t.order_id
  having sum(e.amount) <> coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
    where p.order_id = t.order_id and r.state = 'FAILED'
      and (r.is_whole or r.order_service_id is null)), 0)`;

/** The ledger's amounts at the bank equal the books of the bank. @throws Violation */
export async function checkLedger({ control, since, bank }: Scene): Promise<void> {
  const { rows } = await control.query<{ id: number; held: number }>(
    `select o.id, coalesce((select -sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.order_id = o.id and e.account = 'BANK'), 0)::int as held from orders o where o.id > $1`,
    [since.orderId],
  );
  for (const { id, held } of rows) {
    const own = bank.entries.filter(({ orderId }) => orderId === String(id));
    const atBank = own.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0);
    if (atBank !== held) throw new Violation(`The ledger has ${held} kopecks of order ${id}, but the bank ${atBank}.`);
  }
}
