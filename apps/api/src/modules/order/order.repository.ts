import type { OrderStatusType } from '@vetka/domain/order';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts, orders, orderServices, orderStatusChanges } from '../../platform/database/schema/order.ts';
import { payments } from '../../platform/database/schema/payment.ts';
import { addresses, cities } from '../../platform/database/schema/place.ts';
import { orderPromotions } from '../../platform/database/schema/order-promotion.ts';
import { promotions } from '../../platform/database/schema/promotion.ts';
import { services } from '../../platform/database/schema/service.ts';
import { shownMedia } from '../../platform/media-file.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PartRow = Awaited<ReturnType<typeof findParts>>[number];
export type ProductRow = Awaited<ReturnType<typeof findProducts>>[number];
export type PaymentRow = Pick<typeof payments.$inferSelect, 'state' | 'refundedAmount'>;

/** An order whose parts are all hidden is not listed. */
const listed = (userId: number) =>
  and(
    eq(orders.userId, userId),
    sql`exists (select from ${orderServices} where ${orderServices.orderId} = ${orders.id} and ${orderServices.hiddenAt} is null)`,
  );

/** The customer's orders, newest first, each with the number of all of them. */
export const findListed = (db: Executor, userId: number, page: number, take: number) =>
  db
    .select({ order: orders, total: sql<number>`count(*) over ()::int` })
    .from(orders)
    .where(listed(userId))
    .orderBy(desc(orders.id))
    .limit(take)
    .offset((page - 1) * take);

/** For a page after the last one, which has no order that knows the number. */
export async function countListed(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(listed(userId));
  return row?.total ?? 0;
}

/** The orders of a person that still hold their goods for a payment. */
export const countUnpaid = (tx: Transaction, userId: number): Promise<number> =>
  tx.$count(
    orders,
    and(
      eq(orders.userId, userId),
      sql`${orders.paidAt} is null and ${orders.reservedUntil} > now() and exists (
        select from order_services os where os.order_id = ${orders.id} and os.cancelled_at is null)`,
    ),
  );

export async function findOrder(db: Executor, userId: number, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return row;
}

/** Serializes payments, cancellations and expiry of an order. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

export const updateOrder = (tx: Transaction, orderId: number, change: Partial<typeof orders.$inferInsert>) =>
  tx.update(orders).set(change).where(eq(orders.id, orderId));

/** Every status of an order service, oldest first. The times are ISO texts of PostgreSQL. */
const history = sql<{ status: OrderStatusType; at: string }[]>`(
  select coalesce(json_agg(json_build_object('status', c.to_status, 'at', c.created_at) order by c.id), '[]')
  from ${orderStatusChanges} c where c.order_service_id = ${orderServices.id})`;

/** The last payment attempt of the whole order. */
const latestPayment = sql<PaymentRow | null>`(
  select json_build_object('state', p.state, 'refundedAmount', p.refunded_amount)
  from ${payments} p where p.order_id = ${orderServices.orderId} order by p.id desc limit 1)`;

/** Order services with their sellers, addresses, statuses and payment, in the order they were created. */
export const findParts = (db: Executor, orderIds: readonly number[]) =>
  db
    .select({
      part: orderServices,
      address: addresses,
      service: {
        id: services.id,
        slug: services.slug,
        name: services.name,
        phone: services.phone,
        timeZone: cities.timeZone,
      },
      logo: shownMedia,
      history,
      latestPayment,
    })
    .from(orderServices)
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .leftJoin(addresses, eq(addresses.id, orderServices.addressId))
    .where(inArray(orderServices.orderId, [...orderIds]))
    .orderBy(asc(orderServices.id));

export const findProducts = (db: Executor, orderIds: readonly number[]) =>
  db
    .select({ line: orderProducts, picture: shownMedia, promotion: promotions.name })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .leftJoin(media, eq(media.id, orderProducts.mediaId))
    .leftJoin(orderPromotions, eq(orderPromotions.orderProductId, orderProducts.id))
    .leftJoin(promotions, eq(promotions.id, orderPromotions.promotionId))
    .where(inArray(orderServices.orderId, [...orderIds]))
    .orderBy(asc(orderProducts.id));

/** The order services of one order, without joins. */
export const findOwnParts = (tx: Transaction, orderId: number) =>
  tx.select().from(orderServices).where(eq(orderServices.orderId, orderId)).orderBy(asc(orderServices.id));
export type OwnPart = Awaited<ReturnType<typeof findOwnParts>>[number];

/** Every change has a new version. */
export const updateParts = (
  tx: Transaction,
  ids: readonly number[],
  change: Omit<PgUpdateSetSource<typeof orderServices>, 'version'>,
) =>
  tx
    .update(orderServices)
    .set({ ...change, version: sql`${orderServices.version} + 1` })
    .where(inArray(orderServices.id, [...ids]));

export const insertChanges = (tx: Transaction, rows: (typeof orderStatusChanges.$inferInsert)[]) =>
  tx.insert(orderStatusChanges).values(rows);

/** Unpaid orders whose reservation has expired, oldest first. */
export const findOverdue = (db: Executor, take: number) =>
  db
    .select({ id: orders.id, reservedUntil: orders.reservedUntil })
    .from(orders)
    .where(sql`${orders.paidAt} is null and ${orders.reservedUntil} < now()`)
    .orderBy(asc(orders.reservedUntil))
    .limit(take);

/** The switches of sellers that a checkout depends on. */
export async function findSellers(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, isAcceptingOrders, offersSubstitution } = services;
  return tx
    .select({ id, isAcceptingOrders, offersSubstitution })
    .from(services)
    .where(inArray(id, [...ids]));
}
