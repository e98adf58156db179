import { checkoutCarts, type Cart, type CartItem, type SubCart } from '@vetka/domain/cart';
import { formMessages } from '@vetka/domain/form';
import type { CheckoutPart, Recipient } from '@vetka/domain/order';
import { normalizePhone } from '@vetka/domain/phone';
import { orderMessages } from './order.messages.ts';

/** Messages by field: `orders.{index}.{field}`. */
export type CheckoutErrors = Record<string, string>;

/** The order from one seller: the selected lines of the sub-cart and the customer's delivery request. */
export interface Part {
  index: number;
  wish: CheckoutPart;
  subCart: SubCart;
  items: CartItem[];
  /** Production time of the slowest product (minutes). */
  productionMinutes: number;
  /** Production time of all pieces together (minutes). */
  workMinutes: number;
}

const selectedOf = ({ items }: SubCart): CartItem[] => items.filter(({ isSelected }) => isSelected);

const whyMissing = (cart: Cart, cartId: number): string => {
  const subCart = cart.carts.find((entry) => entry.cartId === cartId);
  if (!subCart) return orderMessages.notInCart;
  return subCart.items.some(({ isAvailable }) => isAvailable) ? orderMessages.emptyCart : orderMessages.unavailable;
};

/** Matches delivery requests to sub-carts. Every sub-cart with selected lines needs one. */
export function matchParts(cart: Cart, wishes: readonly CheckoutPart[]): { parts: Part[]; errors: CheckoutErrors } {
  const errors: CheckoutErrors = {};
  const left = new Map(checkoutCarts(cart).map((subCart) => [subCart.cartId, subCart]));
  const seen = new Set<number>();
  const parts = wishes.flatMap((wish, index): Part[] => {
    const subCart = left.get(wish.cartId);
    left.delete(wish.cartId);
    if (!subCart) {
      errors[`orders.${index}.cartId`] = seen.has(wish.cartId) ? orderMessages.twice : whyMissing(cart, wish.cartId);
      return [];
    }
    seen.add(wish.cartId);
    const items = selectedOf(subCart);
    return [
      { index, wish, subCart, items, productionMinutes: maxProductionMinutes(items), workMinutes: workOf(items) },
    ];
  });
  const [missing] = left.values();
  if (missing) errors.orders = orderMessages.missingPart(missing.service.name);
  return { parts, errors };
}

const maxProductionMinutes = (items: readonly CartItem[]): number =>
  Math.max(0, ...items.map(({ product }) => product.productionMinutes));

const workOf = (items: readonly CartItem[]): number =>
  items.reduce((minutes, { product, quantity }) => minutes + product.productionMinutes * quantity, 0);

/** Lines with more pieces than in stock. */
export const stockErrors = (parts: readonly Part[]): CheckoutErrors =>
  Object.fromEntries(
    parts.flatMap(({ index, items }) => {
      const short = items.find(({ product, quantity }) => product.stock !== null && product.stock < quantity);
      return short
        ? [[`orders.${index}.products`, orderMessages.stock(short.product.title, short.product.stock ?? 0)]]
        : [];
    }),
  );

/** The line with too few stems, together with the other lines that take the same stems. */
export const shortErrors = (parts: readonly Part[], short: { productId: number; left: number }): CheckoutErrors =>
  Object.fromEntries(
    parts.flatMap(({ index, items }) =>
      items
        .filter(({ product }) => product.id === short.productId)
        .map(({ product }) => [`orders.${index}.products`, orderMessages.stock(product.title, short.left)]),
    ),
  );

/** Selected lines that are no longer available. */
export const soldOutErrors = (parts: readonly Part[], chosenIds: ReadonlySet<number>): CheckoutErrors =>
  Object.fromEntries(
    parts.flatMap(({ index, subCart }) => {
      const gone = subCart.items.find(({ isAvailable, product }) => !isAvailable && chosenIds.has(product.id));
      return gone ? [[`orders.${index}.products`, orderMessages.soldOut(gone.product.title)]] : [];
    }),
  );

/** The buyer cannot ask themselves: without another recipient the address is missing. */
export const asksRecipient = ({ asksRecipient: isAsked = false, recipient }: CheckoutPart): boolean =>
  isAsked && recipient.isOtherRecipient;

/** Another recipient needs a name and a phone. */
export function recipientErrors({ index, wish: { recipient } }: Part): CheckoutErrors {
  if (!recipient.isOtherRecipient) return {};
  const errors: CheckoutErrors = {};
  if (recipient.firstName.trim() === '') errors[`orders.${index}.recipient.firstName`] = formMessages.required;
  if (recipient.phone.trim() === '') errors[`orders.${index}.recipient.phone`] = formMessages.required;
  else if (!normalizePhone(recipient.phone)) errors[`orders.${index}.recipient.phone`] = formMessages.phone;
  return errors;
}

interface Buyer {
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** The recipient: another person, or the buyer. */
export function recipientOf(recipient: Recipient, buyer: Buyer): Omit<Recipient, 'phone'> & { phone: string | null } {
  if (!recipient.isOtherRecipient) {
    const phone = normalizePhone(recipient.phone) ?? buyer.phone;
    return { isOtherRecipient: false, firstName: buyer.firstName, lastName: buyer.lastName, middleName: '', phone };
  }
  return {
    isOtherRecipient: true,
    firstName: recipient.firstName.trim(),
    lastName: recipient.lastName.trim(),
    middleName: recipient.middleName.trim(),
    phone: normalizePhone(recipient.phone) ?? null,
  };
}
