import { formatPrice } from '../money/index.ts';

/** Why a coupon is refused: 422 on the field `coupon`. */
export const couponMessages = {
  notFound: 'Промокод не найден',
  expired: 'Срок действия промокода истёк',
  notYet: 'Промокод ещё не действует',
  exhausted: 'Промокод больше не действует',
  used: 'Вы уже использовали этот промокод',
  otherService: 'Промокод действует в другом магазине',
  minimum: (kopecks: number) => `Минимальная сумма заказа ${formatPrice(kopecks)}`,
  withSubscription: 'Промокод нельзя объединить с подпиской',
} as const;
