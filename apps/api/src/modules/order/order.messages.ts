import { formatPrice } from '@vetka/domain/money';

/** Messages to customers about their orders. */
export const orderMessages = {
  unknown: 'Заказ не найден',
  cannotCancel: 'Заказ уже в работе, отменить его может только магазин',
  alreadyCancelled: 'Заказ уже отменён',
  keyReused: 'Этот заказ уже оформлен с другими данными. Обновите страницу и попробуйте ещё раз',
  totalChanged: (kopecks: number) => `Цена изменилась: ${formatPrice(kopecks)}`,
  notAccepting: 'Магазин сейчас не принимает заказы',
  tooManyUnpaid: 'У вас уже есть неоплаченные заказы. Сначала оплатите или отмените их в покупках',
  emptyCart: 'Выберите товары в корзине',
  notInCart: 'Этих товаров в корзине уже нет',
  twice: 'Этот магазин указан дважды',
  missingPart: (service: string) => `Заполните доставку из магазина «${service}»`,
  unavailable: 'Нет в наличии',
  soldOut: (title: string) => `Нет в наличии: «${title}»`,
  stock: (title: string, left: number) => `«${title}»: доступно ${left}\u00A0шт`,
  tooManyLines: 'В одном заказе может быть не больше 100 позиций вместе с доставкой',
} as const;

/** Why an order service was cancelled; stored with it. */
export const cancelReasons = {
  customer: 'Отменён покупателем',
  unpaid: 'Не оплачен вовремя',
} as const;
