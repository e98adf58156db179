import * as ledger from '../src/modules/ledger/ledger.posting.ts';
import type { Database } from '../src/platform/database/connect.ts';
import {
  orderDiscounts,
  orderProducts,
  orderPromotions,
  orderRefundLines,
  orders,
  orderServices,
  payments,
  promotions,
  refunds,
} from '../src/platform/database/schema/index.ts';
import { makeCoupon } from './shop.ts';
import { begins, minute, only, sum, type Line, type Past } from './statisticsModel.ts';

/** An order of a model, as stored in the database. */
export interface PastOrder {
  orderId: number;
  /** The order service. */
  id: number;
  /** Null: no bank payment. */
  paymentId: number | null;
  isPaid: boolean;
  refunds: { id: number; hasFailed: boolean }[];
}

/** Writes orders of a model into the tables, without the program. */
export async function pastOrders(db: Database) {
  const coupon = await makeCoupon(db);
  const promotion = only(
    await db
      .insert(promotions)
      .values({
        name: 'Весна',
        kind: 'PERCENT',
        value: 10,
        platformPercent: 40,
        startsAt: new Date('2026-03-01'),
        endsAt: new Date('2026-04-01'),
      })
      .returning(),
  );

  /** The discounts of promo codes and promotions on the lines. */
  async function insertReductions(bought: readonly { id: number }[], lines: readonly Line[]) {
    for (const [index, each] of lines.entries()) {
      const orderProductId = bought[index]?.id ?? 0;
      if (each.coupon > 0) {
        await db
          .insert(orderDiscounts)
          .values({ orderProductId, type: 'COUPON', amount: each.coupon, couponId: coupon.id });
      }
      if (each.promotion > 0) {
        const amounts = { amount: each.promotion, platformAmount: each.compensation };
        await db.insert(orderPromotions).values({ orderProductId, promotionId: promotion.id, ...amounts });
      }
    }
  }

  async function insert(
    serviceId: number,
    customers: readonly number[],
    products: readonly number[],
    each: Past,
  ): Promise<PastOrder> {
    const at = new Date(begins + each.at * minute);
    const before = sum(each.lines.map(({ price, quantity }) => price * quantity));
    const off = sum(each.lines.map(({ discount }) => discount));
    const total = before - off + each.delivery;
    const sums = { itemsTotal: before, discountTotal: off, total };
    const isPaid = each.state !== 'UNPAID' && each.state !== 'CANCELED_UNPAID';
    const paidAt = new Date(at.getTime() + 3 * minute);
    const cancelledAt = { CANCELED: 60, CANCELED_UNPAID: 1, CANCELED_BEFORE: 1, PAID: null, UNPAID: null }[each.state];
    const userId = customers[each.customer] ?? 0;
    const order = only(
      await db
        .insert(orders)
        .values({ userId, ...sums, deliveryTotal: each.delivery, createdAt: at, paidAt: isPaid ? paidAt : null })
        .returning(),
    );
    const placed = only(
      await db
        .insert(orderServices)
        .values({
          orderId: order.id,
          serviceId,
          itemCount: each.lines.length,
          ...sums,
          deliveryPrice: each.delivery,
          deliveryType: 'DELIVERY',
          createdAt: at,
          status: cancelledAt === null ? 'NEW' : 'CANCELED_BY_SELLER',
          cancelledAt: cancelledAt === null ? null : new Date(at.getTime() + cancelledAt * minute),
          cancelReason: cancelledAt === null ? null : each.reason,
        })
        .returning(),
    );
    const bought = await db
      .insert(orderProducts)
      .values(
        each.lines.map(({ product, price, quantity, discount }) => ({
          orderServiceId: placed.id,
          productId: products[product] ?? 0,
          title: 'Букет',
          slug: 'buket',
          price,
          quantity,
          totalBeforeDiscount: price * quantity,
          totalDiscount: discount,
          totalAfterDiscount: price * quantity - discount,
        })),
      )
      .returning();
    await insertReductions(bought, each.lines);
    const made: PastOrder = { orderId: order.id, id: placed.id, paymentId: null, isPaid, refunds: [] };
    if (!isPaid || total === 0) return made;
    const payment = only(
      await db
        .insert(payments)
        .values({ orderId: order.id, provider: 'T_BANK', state: 'CONFIRMED', amount: total })
        .returning(),
    );
    made.paymentId = payment.id;
    const refund = async (amount: number, orderProductId: number | null, hasFailed: boolean) => {
      const row = only(
        await db
          .insert(refunds)
          .values({
            paymentId: payment.id,
            orderServiceId: placed.id,
            amount,
            reason: 'Помялся',
            state: hasFailed ? 'FAILED' : 'DONE',
          })
          .returning(),
      );
      await db.insert(orderRefundLines).values({ refundId: row.id, orderProductId, amount });
      made.refunds.push({ id: row.id, hasFailed });
    };
    if (each.deliveryRefund > 0) await refund(each.deliveryRefund, null, false);
    for (const [index, { refunds: returns }] of each.lines.entries()) {
      for (const { amount, hasFailed } of returns) await refund(amount, bought[index]?.id ?? 0, hasFailed);
    }
    return made;
  }
  /** Moves the money of an order as the program does. Refunds come before the release, or after it. */
  async function post(order: PastOrder, each: Past, isReleasedFirst: boolean) {
    const at = (minutes: number) => ({ at: new Date(begins + (each.at + minutes) * minute) });
    await db.transaction(async (tx) => {
      if (!order.isPaid) return;
      if (order.paymentId !== null) await ledger.capture(tx, order.paymentId, at(3));
      if (each.state !== 'PAID') return;
      await ledger.sell(tx, order.id, at(3));
      if (isReleasedFirst) await ledger.release(tx, order.id, at(60));
      for (const { id, hasFailed } of order.refunds) {
        await ledger.refund(tx, id, at(90));
        await (hasFailed ? ledger.refundFailed(tx, id, at(120)) : ledger.refundPaid(tx, id, at(120)));
      }
    });
  }

  return { insert, post };
}
