import { dayIn } from '@vetka/domain/date';
import type { DeskStop } from '@vetka/domain/desk';
import { orderStatusOf } from '@vetka/domain/order';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import type { Desk } from './desk.access.ts';
import { commentOf, findRows, isAtDesk, slotOf, type DeskRow } from './desk.rows.ts';

/** Statuses of an order that has left the shop with a courier. */
const onTheWay = ['DELIVERING', 'DELIVERED', 'COMPLETED', 'DISPUTE'] as const;

/** More than a courier can deliver in a day, even if a shop's drivers share one account: nobody misses a stop. */
const mostStops = 1000;

const stopOf = (row: DeskRow): DeskStop => ({
  id: row.part.id,
  number: row.part.id,
  status: orderStatusOf(row.part.status),
  title: row.firstTitle,
  mediaFile: optionalMediaFile(row.picture),
  ...slotOf(row),
  isAnonymous: row.part.isAnonymous,
  comment: commentOf(row),
  deliveredAt: row.part.deliveredAt?.toISOString() ?? null,
  hasPhoto: row.part.deliveryPhotoMediaId !== null,
});

/** A courier's deliveries of a day, by slot. Today's list has everything in the courier's hands, of any day. */
export async function readStops(db: Executor, { service, timeZone, userId }: Desk, day?: string): Promise<DeskStop[]> {
  const today = dayIn(timeZone);
  const { deliveryDate, deliveryFrom, deliveredAt, status } = orderServices;
  const ofDay = eq(deliveryDate, day ?? today);
  const inHand = eq(status, 'DELIVERING');
  const rows = await findRows(db)
    .where(
      and(
        isAtDesk(service.id),
        eq(orderServices.courierId, userId),
        inArray(status, [...onTheWay]),
        // Nobody hands over an order about which its customer has opened a dispute.
        or(ne(status, 'DISPUTE'), isNotNull(deliveredAt)),
        (day ?? today) === today ? or(ofDay, inHand) : ofDay,
      ),
    )
    .orderBy(asc(deliveryDate), asc(deliveryFrom), asc(orderServices.id))
    .limit(mostStops);
  return rows.map(stopOf);
}
