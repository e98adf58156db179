import type { OrderMaking } from '@vetka/domain/desk';
import { isUndelivered, type OrderServiceParams } from '@vetka/domain/order';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { users } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { returnedTotal } from '../../platform/owed-refunds.ts';
import { readRequest } from './desk.gift.reading.ts';
import { isWithoutAddress } from './desk.gift.rows.ts';
import { deskMessages } from './desk.messages.ts';
import { findPhotos, photosOf } from './desk.photos.ts';
import { findDispute, findRefunds, findSubstitutions } from './desk.questions.ts';
import { isNotDelivered } from './desk.overdue.ts';
import { acceptUntil, cancelsAt, disputeUntil, overdueAt } from './desk.rows.ts';

const couriers = alias(users, 'couriers');

const findPart = (db: Executor, userId: number, { id, serviceId }: OrderServiceParams) =>
  db
    .select({
      part: orderServices,
      paidAt: orders.paidAt,
      timeZone: cities.timeZone,
      courierName: couriers.firstName,
      door: shownMedia,
      acceptUntil,
      cancelsAt,
      overdueAt,
      disputeUntil,
      returned: returnedTotal,
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(couriers, eq(couriers.id, orderServices.courierId))
    .leftJoin(media, eq(media.id, orderServices.deliveryPhotoMediaId))
    .where(and(eq(orderServices.id, serviceId), eq(orders.id, id), eq(orders.userId, userId)));

/** The customer deals with the shop, so the names of its employees are left out. */
const unsigned = <T extends { by: string }>(made: T | undefined): T | null =>
  made === undefined ? null : { ...made, by: '' };

/** How an order service is being made, for its customer; two queries. @throws Refusal 404 */
export async function readMaking(
  { db, config }: FastifyInstance,
  userId: number,
  params: OrderServiceParams,
): Promise<OrderMaking> {
  const [row] = await findPart(db, userId, params);
  if (!row) throw notFound('order.unknown', deskMessages.unknownOrder);
  const { part } = row;
  const isNew = part.status === 'NEW' && row.paidAt !== null;
  const isOnTheWay = part.status === 'DELIVERING';
  const [photos, substitutions, dispute, refunds, addressRequest] = await gathered(() =>
    Promise.all([
      findPhotos(db, part.id),
      findSubstitutions(db, part.id),
      findDispute(db, part.id),
      findRefunds(db, part.id),
      readRequest(db, config, part.id),
    ]),
  );
  return {
    timeZone: row.timeZone,
    acceptUntil: isNew ? (row.acceptUntil?.toISOString() ?? null) : null,
    cancelsAt: isNew || isNotDelivered(part) ? (row.cancelsAt?.toISOString() ?? null) : null,
    photo: unsigned(photosOf(photos).at(-1)),
    deliveryPhoto: optionalMediaFile(row.door),
    substitution: part.substitution,
    openSubstitution: unsigned(substitutions.find(({ state }) => state === 'OPEN')),
    courierName: row.courierName || null,
    handoverCode: isOnTheWay ? part.handoverCode : null,
    overdueAt: isUndelivered(part.status) && !isWithoutAddress(part) ? (row.overdueAt?.toISOString() ?? null) : null,
    disputeUntil: part.status === 'DELIVERED' ? (row.disputeUntil?.toISOString() ?? null) : null,
    dispute,
    refunds: refunds.map((refund) => ({ ...refund, by: null })),
    refunded: row.returned,
    addressRequest,
  };
}
