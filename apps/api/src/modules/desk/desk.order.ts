import { fullName } from '@vetka/domain/account';
import { hasRight, type DeskOrder } from '@vetka/domain/desk';
import { isUndelivered, undeliveredStatuses, type OrderStatusType } from '@vetka/domain/order';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { users } from '../../platform/database/schema/account.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { addressRequests } from '../../platform/database/schema/desk-address.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import type { Desk } from './desk.access.ts';
import { deskMessages } from './desk.messages.ts';
import { nameOf } from './desk.people.ts';
import { findPhotos, photosOf } from './desk.photos.ts';
import { findProducts } from './desk.products.ts';
import { findDispute, findRefundedLines, findRefunds, findSubstitutions } from './desk.questions.ts';
import { cancelsAt, commentOf, findRow, overdueAt, rowOf, type DeskRow } from './desk.rows.ts';
import { findEntries, timelineOf } from './desk.timeline.ts';

/** An order service at a desk. A courier finds only their own. @throws Refusal 404 */
export async function requireRow(db: Executor, desk: Desk, id: number): Promise<DeskRow> {
  const row = await findRow(db, desk.service.id, id);
  const isShown = row && (hasRight(desk.role, 'SEE_ORDERS') || row.part.courierId === desk.userId);
  if (!isShown) throw notFound('desk.unknown-order', deskMessages.unknownOrder);
  return row;
}

const avatars = alias(media, 'avatars');

const nothingMore = {
  orderCount: 0,
  avatar: null,
  door: null,
  couponCode: null,
  givenAddress: null,
  overdueAt: null,
  cancelsAt: null,
};

/** What the page of an order shows, and its row in the queue does not. */
async function findMore(db: Executor, { part }: DeskRow) {
  const [row] = await db
    .select({
      orderCount: sql<number>`(
        select count(*)::int from order_services os join orders o on o.id = os.order_id
        where os.service_id = ${orderServices.serviceId} and o.user_id = ${orders.userId} and o.paid_at is not null)`,
      avatar: avatars,
      door: shownMedia,
      couponCode: coupons.code,
      givenAddress: { by: addressRequests.givenBy, at: addressRequests.givenAt },
      overdueAt,
      cancelsAt,
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(avatars, eq(avatars.id, users.avatarMediaId))
    .leftJoin(media, eq(media.id, orderServices.deliveryPhotoMediaId))
    .leftJoin(coupons, eq(coupons.id, orderServices.couponId))
    .leftJoin(addressRequests, eq(addressRequests.orderServiceId, orderServices.id))
    .where(eq(orderServices.id, part.id));
  return row ?? nothingMore;
}

const isLate = ({ status }: DeskRow['part'], { overdueAt: dueAt }: { overdueAt: Date | null }): boolean =>
  isUndelivered(status) && dueAt !== null && dueAt <= new Date();

/** Everything that the making and delivering of an order needs; two queries. @throws Refusal 404 */
export async function readOrder(db: Executor, desk: Desk, id: number): Promise<DeskOrder> {
  const row = await requireRow(db, desk, id);
  const read = hasRight(desk.role, 'SEE_ORDERS') ? readWhole : readDelivery;
  return gathered(() => read(db, desk, row));
}

async function readWhole(db: Executor, desk: Desk, row: DeskRow): Promise<DeskOrder> {
  const { part, customer } = row;
  const [more, products, photos, substitutions, dispute, returned, refundedLines, entries] = await Promise.all([
    findMore(db, row),
    findProducts(db, part.id),
    findPhotos(db, part.id),
    findSubstitutions(db, part.id),
    findDispute(db, part.id),
    findRefunds(db, part.id),
    findRefundedLines(db, part.id),
    findEntries(db, part.id),
  ]);
  // How a refused refund was returned is between the marketplace and the customer.
  const refunds = returned.map((refund) => ({ ...refund, settlement: '' }));
  // A refused refund may be returned by other means although a later one had returned some of it.
  const refundedOf = (line: number | null, paid: number) => Math.min(paid, refundedLines.get(line) ?? 0);
  const deliveryRefunded = refundedOf(null, part.deliveryPrice);
  const refundedProducts = products.map((product) => ({
    ...product,
    refunded: refundedOf(product.orderProductId, product.total),
  }));
  const refunded = refundedProducts.reduce((sum, product) => sum + product.refunded, deliveryRefunded);
  const customerName = nameOf(customer);
  return {
    ...rowOf(row, desk),
    orderId: part.orderId,
    products: refundedProducts,
    comment: commentOf(row),
    cardText: part.cardText,
    substitution: part.substitution,
    customer: {
      userId: customer.id,
      name: fullName(customer) || customer.nickname,
      mediaFile: optionalMediaFile(more.avatar),
      orderCount: more.orderCount,
    },
    photos: photosOf(photos),
    deliveryPhoto: optionalMediaFile(more.door),
    substitutions,
    dispute,
    refunds,
    cancelsAt: isLate(part, more) ? (more.cancelsAt?.toISOString() ?? null) : null,
    timeline: timelineOf(entries, { customerName, givenAddress: more.givenAddress, photos, refunds, substitutions }),
    money: {
      items: part.itemsTotal,
      discount: part.discountTotal,
      couponCode: more.couponCode,
      delivery: part.deliveryPrice,
      paid: part.total,
      refunded,
      deliveryRefunded,
    },
    ...rightsOver(row, desk, refunded),
    cancelReason: part.cancelReason,
  };
}

/** Statuses in which a desk may still return money. */
export const refundableStatuses: readonly OrderStatusType[] = [...undeliveredStatuses, 'DELIVERED'];
export const substitutableStatuses: readonly OrderStatusType[] = ['ACCEPTED', 'ASSEMBLING'];

function rightsOver({ part, hasOpenSubstitution }: DeskRow, { role, service }: Desk, refunded: number) {
  return {
    mayRefund: hasRight(role, 'REFUND_ORDERS') && refundableStatuses.includes(part.status) && refunded < part.total,
    maySubstitute:
      hasRight(role, 'MAKE_ORDERS') &&
      service.offersSubstitution &&
      part.substitution !== 'NEVER' &&
      substitutableStatuses.includes(part.status) &&
      !hasOpenSubstitution,
  };
}

/** The fields a courier needs at the door: neither money, nor the customer, nor the card. */
async function readDelivery(db: Executor, desk: Desk, row: DeskRow): Promise<DeskOrder> {
  const { part } = row;
  const [products, { door }] = await Promise.all([findProducts(db, part.id), findMore(db, row)]);
  return {
    ...rowOf(row, desk),
    total: 0,
    orderId: part.orderId,
    products: products.map((product) => ({ ...product, total: 0, refunded: 0 })),
    comment: commentOf(row),
    cardText: '',
    substitution: 'NEVER',
    customer: null,
    photos: [],
    deliveryPhoto: optionalMediaFile(door),
    substitutions: [],
    dispute: null,
    refunds: [],
    cancelsAt: null,
    timeline: [],
    money: null,
    mayRefund: false,
    maySubstitute: false,
    cancelReason: null,
  };
}
