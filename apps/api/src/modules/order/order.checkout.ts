import { maxCartLines } from '@vetka/domain/cart';
import { formMessages, isEmail } from '@vetka/domain/form';
import type { CreateOrder } from '@vetka/domain/order';
import { maxUnpaidOrders, paymentLivesMinutes } from '@vetka/domain/payment';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { conflict, invalid, Refusal } from '../../platform/http/refusal.ts';
import { recordEvents } from './order.events.ts';
import { orderMessages } from './order.messages.ts';
import {
  asksRecipient,
  matchParts,
  recipientErrors,
  shortErrors,
  soldOutErrors,
  stockErrors,
  type CheckoutErrors,
  type Part,
} from './order.parts.ts';
import { countUnpaid, findSellers } from './order.repository.ts';
import { takeStock } from './order.reservation.ts';
import { insertOrder, sumsOf, writePart, type Buyer, type PromisedPart } from './order.writing.ts';

/** The customer, the request and its origin. */
export interface Checkout {
  userId: number;
  cityId: number | null;
  body: CreateOrder;
  ip: string;
  userAgent: string | null;
}

interface StoredPart extends PromisedPart {
  orderServiceId: number;
}

/** The code of a 422 after which the coupons must be removed from their sub-carts. */
export const couponRefused = 'order.coupon-refused';

const refuse = (errors: CheckoutErrors, code = 'order.invalid'): void => {
  if (Object.keys(errors).length > 0) throw invalid(errors, code);
};

async function findBuyer(tx: Transaction, userId: number): Promise<Buyer> {
  const { id, firstName, lastName, phone, email } = users;
  const [buyer] = await tx.select({ id, firstName, lastName, phone, email }).from(users).where(eq(users.id, userId));
  if (!buyer) throw new Error('The account of a signed-in person no longer exists.');
  return buyer;
}

/**
 * Locks the customer's sub-carts and the selected products with their stems, so that nothing read later changes
 * before the end.
 * @returns ids of the selected products, sold out or not
 */
async function lockCart(app: FastifyInstance, tx: Transaction, userId: number): Promise<ReadonlySet<number>> {
  const ids = await app.cart.lockSelected(tx, userId);
  if (ids.length > 0) await app.stemStock.lock(tx, ids);
  return new Set(ids);
}

async function promiseDelivery(app: FastifyInstance, tx: Transaction, parts: readonly Part[], cityId: number | null) {
  const errors: CheckoutErrors = {};
  const promised: PromisedPart[] = [];
  await app.delivery.lock(
    tx,
    parts.map(({ subCart }) => subCart.service.id),
  );
  for (const part of parts) {
    const { wish, subCart, productionMinutes, workMinutes } = part;
    const quote = await app.delivery.quote(tx, {
      serviceId: subCart.service.id,
      optionId: wish.deliveryOptionId,
      day: wish.deliveryDate,
      from: wish.deliveryTime,
      subtotal: subCart.totalAfterDiscount,
      productionMinutes,
      workMinutes,
      address: asksRecipient(wish) ? null : wish.address,
      isAddressLater: asksRecipient(wish),
      cityId,
    });
    if (quote.ok) promised.push({ ...part, promise: quote.promise });
    else for (const [field, message] of Object.entries(quote.errors)) errors[`orders.${part.index}.${field}`] = message;
  }
  return { promised, errors };
}

function contactErrors(email: string, buyer: Buyer): CheckoutErrors {
  if (email !== '') return isEmail(email) ? {} : { email: formMessages.email };
  return buyer.phone === null && buyer.email === null ? { email: formMessages.required } : {};
}

/** Checks the maximum length of a receipt. A paid delivery is a line too. */
function receiptErrors(parts: readonly PromisedPart[]): CheckoutErrors {
  const lines = parts.reduce((sum, { items, promise }) => sum + items.length + (promise.total > 0 ? 1 : 0), 0);
  return lines > maxCartLines ? { orders: orderMessages.tooManyLines } : {};
}

/** Whether each seller takes orders now and allows substitutions; without that nothing is substituted. */
async function askSellers(
  tx: Transaction,
  matched: readonly Part[],
): Promise<{ parts: Part[]; errors: CheckoutErrors }> {
  const sellers = await findSellers(
    tx,
    matched.map(({ subCart }) => subCart.service.id),
  );
  const sellerOf = ({ subCart }: Part) => sellers.find(({ id }) => id === subCart.service.id);
  const closed = matched.filter((part) => !sellerOf(part)?.isAcceptingOrders);
  const choiceOf = (part: Part) => (sellerOf(part)?.offersSubstitution ? part.wish.substitution : undefined);
  return {
    parts: matched.map((part) => ({ ...part, wish: { ...part.wish, substitution: choiceOf(part) ?? 'NEVER' } })),
    errors: Object.fromEntries(closed.map(({ index }) => [`orders.${index}.products`, orderMessages.notAccepting])),
  };
}

async function checkParts(app: FastifyInstance, tx: Transaction, { body, cityId, userId }: Checkout, buyer: Buyer) {
  const cart = await app.cart.readOf(tx, { userId }, false);
  const { parts: matched, errors } = matchParts(cart, body.orders);
  const { parts, errors: closedErrors } = await askSellers(tx, matched);
  const { promised, errors: deliveryErrors } = await promiseDelivery(app, tx, parts, cityId);
  const recipients = parts.map(recipientErrors);
  refuse(
    Object.assign(
      {},
      errors,
      closedErrors,
      stockErrors(parts),
      deliveryErrors,
      ...recipients,
      contactErrors(body.email.trim(), buyer),
    ),
  );
  refuse(receiptErrors(promised));
  return promised;
}

/**
 * Products that were sold out before the customer looked are not in their total. Those sold out since are reported
 * first.
 */
function checkTotal(parts: readonly PromisedPart[], chosenIds: ReadonlySet<number>, expectedTotal: number): number {
  const { total } = sumsOf(parts);
  if (total === expectedTotal) return total;
  refuse(soldOutErrors(parts, chosenIds));
  throw conflict('order.total-changed', orderMessages.totalChanged(total), { total });
}

/** Deducts the ordered pieces from the stock. @returns the stems that they take @throws Refusal 422 when one lacks stems */
async function reserve({ stemStock }: FastifyInstance, tx: Transaction, parts: readonly PromisedPart[]) {
  const pieces = parts.flatMap(({ items }) =>
    items.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  );
  const stems = await stemStock.plan(tx, pieces);
  if (stems.short) refuse(shortErrors(parts, stems.short));
  const counted = pieces.filter(({ productId }) => !stems.productIds.has(productId));
  // The products are locked and counted already; the condition of the update guarantees it.
  if (!(await takeStock(tx, counted))) throw conflict('order.out-of-stock', orderMessages.unavailable);
  return stems;
}

/** Uses up the coupons of an order whose services are stored. @throws Refusal 422 with the sub-carts of refused ones */
async function redeemCoupons(
  { coupon }: FastifyInstance,
  tx: Transaction,
  userId: number,
  parts: readonly StoredPart[],
): Promise<void> {
  const refused = await coupon.redeem(tx, userId, parts);
  if (refused.length === 0) return;
  const reasons = refused.map(({ redemption, reason }) => [`orders.${redemption.index}.coupon`, reason]);
  const { message, errors = {} } = invalid(Object.fromEntries(reasons));
  const cartIds = refused.map(({ redemption }) => redemption.subCart.cartId);
  throw new Refusal(422, couponRefused, message, { errors, details: { cartIds } });
}

/** Saves the addresses of the parts whose customer asked for it. */
const keepAddresses = (app: FastifyInstance, tx: Transaction, userId: number, parts: readonly PromisedPart[]) =>
  app.addressBook.keep(
    tx,
    userId,
    parts.flatMap(({ wish: { savesAddress, recipient }, promise: { address } }) =>
      savesAddress && address ? [{ address, recipient }] : [],
    ),
  );

async function emptyCart(app: FastifyInstance, tx: Transaction, userId: number, parts: readonly PromisedPart[]) {
  for (const { subCart, items } of parts) {
    const productIds = items.map(({ product }) => product.id);
    await app.cart.removeOrdered(tx, userId, subCart.cartId, productIds);
  }
}

/** A free order needs no payment. */
async function settleFree(app: FastifyInstance, tx: Transaction, orderId: number): Promise<void> {
  const order = await app.order.lock(tx, orderId);
  if (order) await app.order.settle(tx, order);
}

/** The cart is locked, so two checkouts of a person do not both count. @throws Refusal 409 */
async function refuseUnpaid(tx: Transaction, userId: number): Promise<void> {
  if ((await countUnpaid(tx, userId)) < maxUnpaidOrders) return;
  throw conflict('order.too-many-unpaid', orderMessages.tooManyUnpaid);
}

/** Creates an order from the selected part of the cart in one transaction. @returns its id */
export async function placeOrder(app: FastifyInstance, tx: Transaction, checkout: Checkout): Promise<number> {
  const { userId, body } = checkout;
  const buyer = await findBuyer(tx, userId);
  const chosenIds = await lockCart(app, tx, userId);
  await refuseUnpaid(tx, userId);
  const parts = await checkParts(app, tx, checkout, buyer);
  const total = checkTotal(parts, chosenIds, body.expectedTotal);
  const stems = await reserve(app, tx, parts);
  const reservedUntil = new Date(Date.now() + paymentLivesMinutes * 60_000);
  const orderId = await insertOrder(tx, buyer, { email: body.email.trim(), parts, reservedUntil });
  const stored: StoredPart[] = [];
  for (const part of parts) {
    stored.push({
      ...part,
      orderServiceId: await writePart(app, tx, orderId, buyer, part, { until: reservedUntil, stems }),
    });
  }
  await redeemCoupons(app, tx, userId, stored);
  await keepAddresses(app, tx, userId, stored);
  await app.account.acceptPersonalData(tx, userId, checkout);
  await emptyCart(app, tx, userId, parts);
  await recordEvents(tx, [{ userId, orderId, type: 'CREATED' }]);
  if (total === 0) await settleFree(app, tx, orderId);
  return orderId;
}
