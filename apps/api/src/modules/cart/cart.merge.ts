import { maxQuantity } from '@vetka/domain/cart';
import type { Transaction } from '../../platform/database/connect.ts';
import * as repository from './cart.repository.ts';

type GuestCart = Awaited<ReturnType<typeof repository.takeGuestCarts>>[number];
type GuestLine = GuestCart['lines'][number];

/** Quantities of the same product add up to at most the stock. The line is selected if either was. */
async function mergeLine(tx: Transaction, cartId: number, guest: GuestLine): Promise<void> {
  const own = await repository.findLine(tx, cartId, guest.productId);
  if (!own) {
    const { productId, quantity, isSelected, priceWhenAdded } = guest;
    return void (await repository.insertLine(tx, { cartId, productId, quantity, isSelected, priceWhenAdded }));
  }
  const found = await repository.findProduct(tx, guest.productId);
  const most = maxQuantity(found?.product.isStockTracked ? found.product.stock : null);
  await repository.updateLine(tx, own.id, {
    quantity: Math.min(most, own.quantity + guest.quantity),
    isSelected: own.isSelected || guest.isSelected,
  });
}

interface Merge {
  sessionId: number;
  userId: number;
  /** Whether the coupon of the person's sub-cart discounts nothing. */
  hasCouponProblem: (cartId: number) => Promise<boolean>;
}

/** The guest's coupon replaces the person's own one only if it discounts and the own one does not. */
async function mergeCoupon(
  tx: Transaction,
  cartId: number,
  guestCouponId: number,
  { userId, hasCouponProblem }: Merge,
): Promise<void> {
  const own = (await repository.findCart(tx, { userId }, cartId))?.couponId ?? null;
  if (own !== null && !(await hasCouponProblem(cartId))) return;
  await repository.setCoupon(tx, cartId, guestCouponId);
  if (own !== null && (await hasCouponProblem(cartId))) await repository.setCoupon(tx, cartId, own);
}

async function mergeCart(tx: Transaction, guest: GuestCart, merge: Merge): Promise<void> {
  const cartId = await repository.upsertCart(tx, { userId: merge.userId }, guest.serviceId);
  for (const line of guest.lines) await mergeLine(tx, cartId, line);
  if (guest.couponId !== null) await mergeCoupon(tx, cartId, guest.couponId, merge);
  await repository.deleteCart(tx, guest.id);
}

/** Moves a guest's sub-carts to the person who has just signed in. */
export async function mergeGuestCarts(tx: Transaction, merge: Merge): Promise<void> {
  for (const guest of await repository.takeGuestCarts(tx, merge.sessionId)) await mergeCart(tx, guest, merge);
}
