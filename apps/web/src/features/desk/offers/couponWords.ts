import { couponDiscount } from '@vetka/domain/coupon';
import { formatDate } from '@vetka/domain/date';
import type { GoodsRow } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import type { CouponEstimate, ManagedCoupon, WriteCoupon } from '@vetka/domain/offer';
import { plural } from '@vetka/domain/plural';

const dayText = (day: string): string => formatDate(`${day}T12:00:00Z`, 'd MMMM yyyy');

export const weekdayNames = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;

type Conditions = Pick<ManagedCoupon, 'categoryIds' | 'productIds' | 'weekdays' | 'firstOrder'>;

/** «на 3 товара», «первый заказ в магазине», «пн, вт». */
const conditionsOf = ({ categoryIds, productIds, weekdays, firstOrder }: Conditions) => [
  categoryIds.length > 0 && `на ${plural(categoryIds.length, ['категорию', 'категории', 'категорий'])}`,
  productIds.length > 0 && `на ${plural(productIds.length, ['товар', 'товара', 'товаров'])}`,
  firstOrder === 'SHOP' && 'первый заказ в магазине',
  firstOrder === 'MARKETPLACE' && 'первый заказ на «Ветке»',
  weekdays.map((day) => weekdayNames[day - 1]).join(', '),
];

/** «Скидка 10 %, заказ от 5 000 ₽, до 31 мая 2026». */
export function ruleText(coupon: ManagedCoupon): string {
  const { kind, value, maxDiscount, minTotal, startsOn, endsOn, personName, state } = coupon;
  const discount = kind === 'PERCENT' ? `Скидка ${value}\u00A0%` : `Скидка ${formatPrice(value)}`;
  return [
    discount,
    maxDiscount !== null && `не больше ${formatPrice(maxDiscount)}`,
    minTotal > 0 && `заказ от ${formatPrice(minTotal)}`,
    ...conditionsOf(coupon),
    personName,
    startsOn !== null && state === 'UPCOMING' && `с ${dayText(startsOn)}`,
    endsOn === null ? 'без срока' : `до ${dayText(endsOn)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** «12 из 50», or «34 раза» without a limit. */
export const usesText = ({ usedCount, usageLimit }: ManagedCoupon): string =>
  usageLimit === null ? plural(usedCount, ['раз', 'раза', 'раз']) : `${usedCount} из ${usageLimit}`;

/** The price of one piece of a product with a promo code; the code may require a larger order. */
export function exampleText({ title, price }: GoodsRow, coupon: WriteCoupon): string {
  if (price < coupon.minTotal) return `${title}: скидка начнётся с заказа на ${formatPrice(coupon.minTotal)}`;
  return `${title}: ${formatPrice(price)} → ${formatPrice(price - couponDiscount(coupon, price))}`;
}

interface Margin {
  text: string;
  isLoss: boolean;
}

/** The margin above the cost price; undefined where it is not known or the code does not apply. */
export function marginText({ price, costPrice }: GoodsRow, coupon: WriteCoupon): Margin | undefined {
  if (costPrice === null || price < coupon.minTotal) return undefined;
  const left = price - couponDiscount(coupon, price) - costPrice;
  if (left < 0) return { text: `Это ниже себестоимости на ${formatPrice(-left)}.`, isLoss: true };
  return {
    text: `С товара за ${formatPrice(price)} останется ${formatPrice(left)} после себестоимости.`,
    isLoss: false,
  };
}

const orders = ['заказ', 'заказа', 'заказов'] as const;
const ofOrders = ['заказа', 'заказов', 'заказов'] as const;

/** «За 30 дней промокод подошёл бы к 12 из 40 заказов…». */
export function estimateText(estimate: CouponEstimate): string {
  const { allOrders, discount, revenue, ordersWithCost, left } = estimate;
  if (allOrders === 0) return 'За последние 30 дней оплаченных заказов не было.';
  if (estimate.orders === 0) return `За последние 30 дней не подошёл бы ни к одному заказу из ${allOrders}.`;
  const whole = `За последние 30 дней подошёл бы к ${estimate.orders} из ${plural(allOrders, ofOrders)}: вы отдали бы ${formatPrice(discount)} и получили ${formatPrice(revenue)}.`;
  if (ordersWithCost === 0) return `${whole} Себестоимость товаров не указана.`;
  const base =
    ordersWithCost < estimate.orders ? ` (${plural(ordersWithCost, orders)} с известной себестоимостью)` : '';
  return `${whole} После себестоимости осталось бы ${formatPrice(left)}${base}.`;
}
