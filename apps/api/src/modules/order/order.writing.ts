import { effectiveCouponId, type CartItem, type Discount } from '@vetka/domain/cart';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderDiscounts, orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { recipientOf, type Part } from './order.parts.ts';
import { insertChanges } from './order.repository.ts';
import { insertReservations } from './order.reservation.ts';

type Quote = Awaited<ReturnType<FastifyInstance['delivery']['quote']>>;

export interface Buyer {
  id: number;
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string | null;
}

/** A part with a confirmed delivery. */
export interface PromisedPart extends Part {
  promise: Extract<Quote, { ok: true }>['promise'];
}

/** Sums of an order or of its part, in kopecks; `total` is the amount to pay. */
export interface Sums {
  itemsTotal: number;
  discountTotal: number;
  deliveryTotal: number;
  total: number;
}

export function sumsOf(parts: readonly PromisedPart[]): Sums {
  const sum = (amount: (part: PromisedPart) => number) => parts.reduce((total, part) => total + amount(part), 0);
  const itemsTotal = sum(({ subCart }) => subCart.selectedTotal);
  const goods = sum(({ subCart }) => subCart.totalAfterDiscount);
  const deliveryTotal = sum(({ promise }) => promise.total);
  return { itemsTotal, discountTotal: itemsTotal - goods, deliveryTotal, total: goods + deliveryTotal };
}

/** The id of a row that was just inserted. */
function idOf(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('An insert returned no row.');
  return row.id;
}

export async function insertOrder(
  tx: Transaction,
  buyer: Buyer,
  { email, parts, reservedUntil }: { email: string; parts: readonly PromisedPart[]; reservedUntil: Date },
): Promise<number> {
  const sums = sumsOf(parts);
  const contacts = { phone: buyer.phone, email: email || buyer.email };
  return idOf(
    await tx
      .insert(orders)
      .values({ userId: buyer.id, ...sums, ...contacts, reservedUntil })
      .returning({ id: orders.id }),
  );
}

async function insertPart(
  { place }: FastifyInstance,
  tx: Transaction,
  orderId: number,
  buyer: Buyer,
  part: PromisedPart,
): Promise<number> {
  const { promise, wish, subCart, items } = part;
  const { deliveryTotal: deliveryPrice, ...sums } = sumsOf([part]);
  const recipient = recipientOf(wish.recipient, buyer);
  const values: typeof orderServices.$inferInsert = {
    orderId,
    serviceId: subCart.service.id,
    itemCount: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    ...sums,
    deliveryPrice,
    deliveryType: promise.type,
    deliveryOptionId: promise.optionId,
    workMinutes: part.workMinutes,
    deliveryDate: promise.day,
    deliveryFrom: promise.from,
    deliveryTo: promise.to,
    addressId: promise.address && (await place.saveAddress(tx, promise.address)),
    isOtherRecipient: recipient.isOtherRecipient,
    recipientFirstName: recipient.firstName,
    recipientLastName: recipient.lastName,
    recipientMiddleName: recipient.middleName,
    recipientPhone: recipient.phone,
    cardText: wish.cardText.trim(),
    isAnonymous: wish.isAnonymous,
    comment: wish.comment.trim(),
    substitution: wish.substitution ?? 'NEVER',
    couponId: effectiveCouponId(subCart),
  };
  return idOf(await tx.insert(orderServices).values(values).returning({ id: orderServices.id }));
}

const lineOf = (orderServiceId: number, item: CartItem): typeof orderProducts.$inferInsert => ({
  orderServiceId,
  productId: item.product.id,
  title: item.product.title,
  slug: item.product.slug,
  mediaId: item.product.mediaFiles[0]?.id ?? null,
  price: item.product.price,
  quantity: item.quantity,
  totalBeforeDiscount: item.totalBeforeDiscount,
  totalDiscount: item.totalDiscount,
  totalAfterDiscount: item.totalAfterDiscount,
});

const discountOf = (orderProductId: number, discount: Discount): typeof orderDiscounts.$inferInsert =>
  discount.discountType === 'coupon'
    ? { orderProductId, type: 'COUPON', amount: discount.spentAmount, couponId: discount.sourceId }
    : { orderProductId, type: 'SUBSCRIPTION', amount: discount.spentAmount, holdingId: discount.sourceId };

/** Stores by how much promotions had lowered the lines of an order service. The products are locked. */
const recordPromotions = (tx: Transaction, orderServiceId: number) =>
  tx.execute(sql`
    insert into order_promotions (order_product_id, promotion_id, amount, platform_amount)
    select op.id, pp.promotion_id, (pp.regular_price - pp.price)::bigint * op.quantity,
      pp.shared_discount::bigint * op.quantity * pp.platform_percent / 100
    from order_products op join promotion_prices pp on pp.product_id = op.product_id and pp.price = op.price
    where op.order_service_id = ${orderServiceId}`);

/** The reservations of an order, and their end. */
interface Reserved {
  until: Date;
  stems: Awaited<ReturnType<FastifyInstance['stemStock']['plan']>>;
}

async function insertLines(
  { stemStock }: FastifyInstance,
  tx: Transaction,
  orderServiceId: number,
  part: PromisedPart,
  { until, stems }: Reserved,
) {
  const rows = await tx
    .insert(orderProducts)
    .values(part.items.map((item) => lineOf(orderServiceId, item)))
    .returning({ id: orderProducts.id, productId: orderProducts.productId, quantity: orderProducts.quantity });
  await recordPromotions(tx, orderServiceId);
  const counted = part.items.filter(({ product }) => product.stock !== null && !stems.productIds.has(product.id));
  const tracked = new Set(counted.map(({ product }) => product.id));
  const held = rows.filter(({ productId }) => tracked.has(productId));
  if (held.length > 0) await insertReservations(tx, held, until);
  await stemStock.reserve(tx, stems, orderServiceId, rows);
  const discounts = part.subCart.discounts.flatMap((discount) => {
    const line = rows.find(({ productId }) => productId === discount.productId);
    return line ? [discountOf(line.id, discount)] : [];
  });
  if (discounts.length > 0) await tx.insert(orderDiscounts).values(discounts);
}

/** Stores one seller's part: its lines, reservations and first status. */
export async function writePart(
  app: FastifyInstance,
  tx: Transaction,
  orderId: number,
  buyer: Buyer,
  part: PromisedPart,
  reserved: Reserved,
): Promise<number> {
  const id = await insertPart(app, tx, orderId, buyer, part);
  if (part.promise.isAddressLater) await app.desk.gifts.add(tx, id, part.promise.cityId);
  await insertLines(app, tx, id, part, reserved);
  await insertChanges(tx, [{ orderServiceId: id, toStatus: 'NEW', actorType: 'USER', actorUserId: buyer.id }]);
  return id;
}
