import {
  memberPrice,
  priceSubCart,
  type Cart,
  type CartItem,
  type Discount,
  type Membership,
  type PricedLine,
  type SubCart,
  type SubCartPrices,
} from '@vetka/domain/cart';
import { couponProblem, type CouponGoods, type CouponTerms, type CouponValue } from '@vetka/domain/coupon';
import { mediaFileOf } from '../../platform/media-file.ts';
import type { CartRow, HoldingRow, LineRow } from './cart.repository.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Can be bought now: published, by a published seller, and in stock. */
export const isAvailable = (
  product: { status: string; isStockTracked: boolean; stock: number },
  serviceStatus: string,
): boolean =>
  product.status === 'PUBLISHED' && serviceStatus === 'PUBLISHED' && (!product.isStockTracked || product.stock > 0);

/** The price for holders of a COST_PRICE plan; null when they pay the usual one. */
const costOf = ({ costPrice, isSoldAtCost }: LineRow['product']): number | null => (isSoldAtCost ? costPrice : null);

/** The subscription with the largest discount on a seller's product; null when none applies. */
const bestHolding = (holdings: readonly HoldingRow[], serviceId: number, product: LineRow['product']) => {
  const priced = holdings
    .filter((holding) => holding.serviceId === null || holding.serviceId === serviceId)
    .map((holding) => ({ holding, price: memberPrice(product.price, costOf(product), holding satisfies Membership) }))
    .filter(({ price }) => price < product.price)
    .toSorted((a, b) => a.price - b.price || a.holding.id - b.holding.id);
  return priced[0] ?? null;
};

interface CartCoupon extends CouponTerms, CouponValue {
  id: number;
  name: string;
  code: string;
}

/** The facts that the rules of a sub-cart's coupon need. */
interface Facts extends Pick<CouponGoods, 'weekday' | 'isFirst'> {
  suits: (productId: number) => boolean;
}

/** The rows of one owner's sub-carts. */
export interface CartRows {
  lines: readonly LineRow[];
  held: readonly HoldingRow[];
  coupons: readonly CartCoupon[];
  /** By sub-cart; for those with a coupon. */
  facts: ReadonlyMap<number, Facts>;
}

export const noRows: CartRows = { lines: [], held: [], coupons: [], facts: new Map() };

interface ViewedLine {
  row: LineRow;
  isAvailable: boolean;
  isSelected: boolean;
  best: ReturnType<typeof bestHolding>;
}

const viewLine = (row: LineRow, cart: CartRow, holdings: readonly HoldingRow[]): ViewedLine => {
  const available = isAvailable(row.product, cart.service.status);
  return {
    row,
    isAvailable: available,
    // Unavailable products are not selected, even if they were selected before.
    isSelected: row.line.isSelected && available,
    best: bestHolding(holdings, cart.service.id, row.product),
  };
};

const itemOf = (
  { row: { line, product, picture, pictureAlt, returnRule, promotion }, ...viewed }: ViewedLine,
  price: { before: number; after: number },
): CartItem => {
  const image = picture && mediaFileOf(picture, pictureAlt || product.title);
  return {
    cartProductId: line.id,
    cartId: line.cartId,
    isSelected: viewed.isSelected,
    quantity: line.quantity,
    totalBeforeDiscount: price.before,
    totalDiscount: price.before - price.after,
    totalAfterDiscount: price.after,
    isAvailable: viewed.isAvailable,
    changedFrom: line.priceWhenAdded === product.price ? null : line.priceWhenAdded,
    product: {
      id: product.id,
      slug: product.slug,
      title: product.title,
      price: product.price,
      oldPrice: product.oldPrice,
      ...(promotion !== null && { promotion }),
      mediaFiles: image ? [image] : [],
      stock: product.isStockTracked ? product.stock : null,
      productionMinutes: product.productionMinutes,
      returnRule,
    },
  };
};

const discountsOf = (
  viewed: readonly ViewedLine[],
  lines: readonly { subscription: number; coupon: number }[],
  coupon: CartCoupon | null,
): Discount[] =>
  viewed.flatMap(({ row, best, isSelected }, index) => {
    const line = lines[index];
    if (!line || !isSelected) return [];
    const productId = row.product.id;
    const subscription: Discount[] =
      best && line.subscription > 0
        ? [
            {
              discountType: 'subscription',
              productId,
              spentAmount: line.subscription,
              sourceId: best.holding.id,
              sourceDetails: { subscriptionType: best.holding.type },
            },
          ]
        : [];
    const fromCoupon: Discount[] =
      coupon && line.coupon > 0
        ? [
            {
              discountType: 'coupon',
              productId,
              spentAmount: line.coupon,
              sourceId: coupon.id,
              sourceDetails: { couponId: coupon.id, name: coupon.name, code: coupon.code },
            },
          ]
        : [];
    return [...subscription, ...fromCoupon];
  });

/** Why the coupon of a sub-cart discounts nothing now; undefined when it does. */
function problemOf(
  coupon: CartCoupon,
  { weekday, isFirst }: Facts,
  lines: readonly PricedLine[],
  plain: SubCartPrices,
): string | undefined {
  const total = plain.totalAfterDiscount;
  const isFor = (index: number) => lines[index]?.isSelected && lines[index].suitsCoupon;
  const suitable = sum(plain.lines.map(({ after }, index) => (isFor(index) ? after : 0)));
  const hasSubscription = total < plain.selectedTotal;
  return couponProblem(coupon, { total, suitable, hasSubscription, at: new Date(), weekday, isFirst });
}

function viewSubCart(cart: CartRow, { lines: rows, held, coupons, facts }: CartRows): SubCart {
  const viewed = rows.filter(({ line }) => line.cartId === cart.id).map((row) => viewLine(row, cart, held));
  const applied = coupons.find(({ id }) => id === cart.couponId) ?? null;
  const known = facts.get(cart.id);
  const lines = viewed.map(({ row, best, isSelected }) => ({
    price: row.product.price,
    memberPrice: best?.price ?? row.product.price,
    quantity: row.line.quantity,
    isSelected,
    suitsCoupon: known?.suits(row.product.id) ?? true,
  }));
  const plain = priceSubCart(lines, null);
  const problem = applied && known ? problemOf(applied, known, lines, plain) : undefined;
  const coupon = problem === undefined ? applied : null;
  const prices = coupon ? priceSubCart(lines, coupon) : plain;
  return {
    cartId: cart.id,
    service: {
      id: cart.service.id,
      slug: cart.service.slug,
      name: cart.service.name,
      mediaFile: cart.logo && mediaFileOf(cart.logo, cart.service.name),
    },
    isAcceptingOrders: cart.service.isAcceptingOrders,
    items: viewed.map((line, index) => itemOf(line, prices.lines[index] ?? { before: 0, after: 0 })),
    discounts: discountsOf(viewed, prices.lines, coupon),
    coupon: applied && { couponId: applied.id, name: applied.name, code: applied.code },
    ...(problem !== undefined && { couponProblem: problem }),
    selectedTotal: prices.selectedTotal,
    totalAfterDiscount: prices.totalAfterDiscount,
  };
}

const pieces = (items: readonly CartItem[]): number => sum(items.map(({ quantity }) => quantity));

/** Builds the cart from its rows. Counts are in pieces; `total` covers everything available, in kopecks. */
export function viewCart(carts: readonly CartRow[], rows: CartRows, isCartShop: boolean): Cart {
  const subCarts = carts.map((cart) => viewSubCart(cart, rows));
  const items = subCarts.flatMap((subCart) => subCart.items);
  const selected = items.filter(({ isSelected }) => isSelected);
  return {
    carts: subCarts,
    itemsCount: pieces(items),
    selectedItemsCount: pieces(selected),
    total: sum(items.filter((item) => item.isAvailable).map(({ totalBeforeDiscount }) => totalBeforeDiscount)),
    selectedTotal: sum(subCarts.map(({ selectedTotal }) => selectedTotal)),
    totalAfterDiscount: sum(subCarts.map(({ totalAfterDiscount }) => totalAfterDiscount)),
    selectedCartProductIds: selected.map(({ cartProductId }) => cartProductId),
    isCartShop,
  };
}
