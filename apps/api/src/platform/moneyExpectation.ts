import { disputeDays } from '@vetka/domain/desk';
import type { MoneyState } from '@vetka/domain/ledger';
import { sql, type SQL } from 'drizzle-orm';

export const iso = (moment: Date | string): string => new Date(moment).toISOString();

const windowOfDisputes = sql.raw(`interval '${disputeDays} days'`);

/**
 * The state of the money of order service `os` and the time until which it lasts; columns `state`, `expected_at` and
 * `is_exact`. The money of a late order is expected as if it were delivered now.
 * @param timeZone of the shop, or the column with it
 */
export const expectation = (timeZone: string | SQL) => sql`
  select
    case when os.cancelled_at is not null then 'RETURNED' when os.status = 'COMPLETED' then 'AVAILABLE'
      when os.status = 'DISPUTE' then 'DISPUTED' when os.status = 'DELIVERED' then 'WAITING' else 'MAKING' end as state,
    case when os.cancelled_at is not null or os.status in ('COMPLETED', 'DISPUTE') then null
      when os.status = 'DELIVERED' then coalesce(
        (select c.due_at from order_clocks c where c.order_service_id = os.id and c.kind = 'COMPLETE' and c.done_at is null),
        os.delivered_at + ${windowOfDisputes})
      else greatest((os.delivery_date + coalesce(os.delivery_to, '23:59')) at time zone ${timeZone}, now())
        + ${windowOfDisputes}
    end as expected_at,
    os.status = 'DELIVERED' as is_exact`;

export interface ExpectationRow {
  state: MoneyState;
  expectedAt: Date | string | null;
  isExact: boolean;
}

export const expectationOf = ({ state, expectedAt, isExact }: ExpectationRow) => ({
  state,
  expectedAt: expectedAt === null ? null : iso(expectedAt),
  isExact,
});
