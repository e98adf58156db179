import type { IncomeMeaning } from '@vetka/domain/income';
import { sql, type SQL } from 'drizzle-orm';

const ofSellers = sql`'SELLER_PENDING', 'SELLER_AVAILABLE', 'SELLER_DEBT', 'SELLER_PAYOUT'`;

/**
 * The accounts whose moves are the income of a seller. `price`: what the buyer has paid, with the commission and
 * without the discounts that the marketplace pays for. `payout`: the seller's share.
 */
const accountsOf = (meaning: IncomeMeaning): SQL =>
  meaning === 'price' ? sql`(${ofSellers}, 'COMMISSION', 'COMMISSION_TAX', 'OWN_DISCOUNTS')` : sql`(${ofSellers})`;

/**
 * A query of the moves that make up the income of shops: `service_id`, `part_id` of an order or `holding_id` of a
 * subscription, `amount` in kopecks, `moved_at`.
 *
 * @param shops a query of their ids
 */
export function soldBy(meaning: IncomeMeaning, shops: SQL): SQL {
  const accounts = accountsOf(meaning);
  return sql`
    select part.service_id, part.id as part_id, null::int as holding_id, e.amount, t.created_at as moved_at
    from order_services part join ledger_entries e on e.order_service_id = part.id and e.account in ${accounts}
    join ledger_transactions t on t.id = e.transaction_id
    where part.service_id in (${shops})
    union all
    select e.service_id, null, t.holding_id, e.amount, t.created_at
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id and t.holding_id is not null
    where e.order_service_id is null and e.account in ${accounts} and e.service_id in (${shops})`;
}
