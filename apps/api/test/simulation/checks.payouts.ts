import { Violation } from './conductor.ts';
import type { Scene } from './scene.ts';

const balance = (account: string): string => `coalesce((select sum(e.amount) from ledger_entries e
  where e.service_id = s.id and e.account = '${account}'), 0)`;
const sumOf = (states: string): string => `coalesce((select sum(p.amount) from payouts p
  where p.service_id = s.id and p.state in (${states})), 0)`;

/** Each selects violations of an invariant of payouts, after any commit. `$7`: the shops of the run. */
export const payoutRules: Record<string, string> = {
  'what is set aside for a shop is what is on its way to it': `
    select s.id, ${balance('SELLER_PAYOUT')}::int as seen from services s
    where s.id = any($7::int[]) and ${balance('SELLER_PAYOUT')} <> ${sumOf(`'CREATED', 'SENT'`)}`,
  'a shop has money or a debt, and not both': `
    select s.id, ${balance('SELLER_AVAILABLE')}::int as seen from services s
    where s.id = any($7::int[]) and (${balance('SELLER_AVAILABLE')} < 0 or ${balance('SELLER_DEBT')} > 0
      or (${balance('SELLER_AVAILABLE')} > 0 and ${balance('SELLER_DEBT')} < 0))`,
  'a shop owns what was released and not taken back, less what it was paid': `
    select s.id, 0 as seen from services s where s.id = any($7::int[])
      and ${balance('SELLER_AVAILABLE')} + ${balance('SELLER_DEBT')} + ${sumOf(`'CREATED', 'SENT', 'PAID'`)} <> coalesce((
        select sum(e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.service_id = s.id and e.account in ('SELLER_AVAILABLE', 'SELLER_DEBT')
          and t.cause in ('RELEASE', 'REFUND', 'REFUND_FAILED')), 0)`,
  'nothing is paid before the time for disputes is over': `
    select i.payout_id as id, i.amount::int as seen from payout_items i join payouts p on p.id = i.payout_id
    join order_services part on part.id = i.order_service_id
    where p.service_id = any($7::int[]) and (part.status <> 'COMPLETED' or part.completed_at > p.created_at)`,
  'the items of a payout add up to it': `
    select p.id, p.amount::int as seen from payouts p where p.service_id = any($7::int[])
      and p.amount <> coalesce((select sum(i.amount) from payout_items i where i.payout_id = p.id), 0)`,
};

/** Unfinished payouts. `$4`: the shops of the run. */
export const openPayouts: Record<string, string> = {
  'an order that was brought': `select part.id from order_services part
    where part.service_id = any($4::int[]) and part.order_id > $1::int and part.status = 'DELIVERED'`,
  'a payout': `select id from payouts where service_id = any($4::int[]) and (state in ('CREATED', 'SENT') or next_at is not null)`,
  'a hold': `select id from payout_holds where service_id = any($4::int[]) and lifted_at is null`,
  'money that could be paid': `select s.id from services s where s.id = any($4::int[])
    and ${balance('SELLER_AVAILABLE')} >= 10000
    and exists (select from payments p join order_services part on part.order_id = p.order_id
      where part.service_id = s.id and (p.provider <> 'T_BANK' or p.payout_deal_id is not null))`,
};

interface Recorded {
  externalId: string;
  state: string;
}

/** Every payout that the bank was asked to make is known here, and was requested once. @throws Violation */
export async function checkPayouts({ control, payouts, stage }: Scene): Promise<void> {
  const executed = payouts?.entries.filter(({ fate }) => fate !== undefined) ?? [];
  if (executed.length === 0) return;
  const { rows } = await control.query<Recorded>(
    'select external_id as "externalId", state from payouts where service_id = any($1::int[])',
    [[stage.shops.florist.id, stage.shops.baker.id]],
  );
  for (const { externalId, fate, paid, isRefused } of executed) {
    const recorded = rows.find((row) => row.externalId === externalId);
    if (!recorded) throw new Violation(`The bank pays ${externalId}, and nobody here knows it.`);
    if (recorded.state === 'FAILED' && !isRefused)
      throw new Violation(`${externalId} has failed here, but the bank has not refused it.`);
    const isOver = recorded.state === 'FAILED' || recorded.state === 'RETURNED';
    if (paid > 0 && isOver && fate !== 'pays what it has refused')
      throw new Violation(`The bank has paid ${externalId}, which is ${recorded.state} here.`);
  }
}

/** The books of the bank agree with our states. @throws Violation */
export async function checkPayoutsEnd({ control, payouts, stage }: Scene): Promise<void> {
  if (!payouts) return;
  const ids = [stage.shops.florist.id, stage.shops.baker.id];
  const { rows } = await control.query<{ id: number; paid: number; left: number }>(
    `select s.id, ${sumOf(`'PAID'`)}::int as paid, coalesce((select sum(e.amount) from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id join payouts p on p.id = t.payout_id
       where p.service_id = s.id and e.account = 'BANK'), 0)::int as left
     from services s where s.id = any($1::int[])`,
    [ids],
  );
  for (const { id, paid, left } of rows) {
    const own = payouts.entries.filter(({ recipientId }) => recipientId === `R${id}`);
    const atBank = own.reduce((sum, entry) => sum + entry.paid, 0);
    if (atBank !== paid || atBank !== left)
      throw new Violation(`Shop ${id} was paid ${paid} kopecks, ${left} by the ledger, but ${atBank} by the bank.`);
  }
}
