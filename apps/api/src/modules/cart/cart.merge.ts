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

async function mergeCart(tx: Transaction, guest: GuestCart, userId: number): Promise<void> {
  const cartId = await repository.upsertCart(tx, { userId }, guest.serviceId);
  for (const line of guest.lines) await mergeLine(tx, cartId, line);
  const own = await repository.findCart(tx, { userId }, cartId);
  if (own?.couponId === null && guest.couponId !== null) await repository.setCoupon(tx, cartId, guest.couponId);
  await repository.deleteCart(tx, guest.id);
}

/** Moves a guest's sub-carts to the person who has just signed in. */
export async function mergeGuestCarts(tx: Transaction, sessionId: number, userId: number): Promise<void> {
  for (const guest of await repository.takeGuestCarts(tx, sessionId)) await mergeCart(tx, guest, userId);
}
