import type { SubscriptionPlanType } from '@vetka/domain/actor';
import { discountProductName, type Discount } from '@vetka/domain/cart';
import type { SubCartView } from '../cartView.ts';

/** The discount of one coupon or subscription in a sub-cart. */
export interface DiscountLine {
  key: string;
  label: string;
  /** Kopecks. */
  amount: number;
  /** By product, for discounts that apply to single products. */
  products: { name: string; amount: number }[];
}

const plans: Record<SubscriptionPlanType, string> = {
  BASIC: 'Подписка «Базовая»',
  CORPORATE: 'Подписка «Корпоративная»',
  COST_PRICE: 'Подписка «По себестоимости»',
};

const labelOf = (discount: Discount): string =>
  discount.discountType === 'coupon'
    ? `Промокод ${discount.sourceDetails.code}`
    : plans[discount.sourceDetails.subscriptionType];

/** Discounts of a sub-cart, one line for each coupon or subscription. */
export function discountLines(subCart: SubCartView): DiscountLine[] {
  const lines = new Map<string, DiscountLine>();
  for (const discount of subCart.discounts ?? []) {
    const key = `${discount.discountType}-${discount.sourceId}`;
    const line = lines.get(key) ?? { key, label: labelOf(discount), amount: 0, products: [] };
    const product =
      discount.productId === null
        ? []
        : [{ name: discountProductName(subCart, discount.productId), amount: discount.spentAmount }];
    const products = [...line.products, ...product];
    lines.set(key, { ...line, amount: line.amount + discount.spentAmount, products });
  }
  return [...lines.values()];
}
