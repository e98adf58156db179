import { addDays, momentIn } from '@vetka/domain/date';
import type { StatisticsPeriod } from '@vetka/domain/statistics';
import { sql, type SQL } from 'drizzle-orm';

/** Days of a shop, with their start and end as moments. */
export interface Span extends StatisticsPeriod {
  serviceId: number;
  timeZone: string;
  /** ISO 8601. */
  begins: string;
  /** The first moment after the last day. */
  ends: string;
}

interface Shop {
  service: { id: number };
  timeZone: string;
}

export function spanOf({ service, timeZone }: Shop, { from, to }: StatisticsPeriod): Span {
  const startOf = (day: string) => new Date(momentIn(timeZone, day, '00:00')).toISOString();
  return { serviceId: service.id, timeZone, from, to, begins: startOf(from), ends: startOf(addDays(to, 1)) };
}

/** Whether a moment is in the span. @param column trusted SQL */
export const isWithin = (column: string, { begins, ends }: Span): SQL =>
  sql`${sql.raw(column)} >= ${begins}::timestamptz and ${sql.raw(column)} < ${ends}::timestamptz`;

/**
 * Paid orders of the shop that were placed in the span. One that was cancelled before the rest of its order was paid
 * never reached the shop.
 */
export const placedIn = (span: Span): SQL => sql`
  from order_services os join orders o on o.id = os.order_id
  where os.service_id = ${span.serviceId} and ${isWithin('os.created_at', span)} and o.paid_at is not null
    and (os.cancelled_at is null or os.cancelled_at >= o.paid_at)`;
