/** Messages to customers about payments. */
export const paymentMessages = {
  closed: 'Заказ отменён, оплатить его уже нельзя',
  bankIsAway: 'Банк не отвечает. Заказ сохранён, попробуйте оплатить чуть позже',
  bankRefused: 'Банк не принял платёж. Заказ сохранён, попробуйте оплатить чуть позже',
} as const;

/** Reasons of refunds; stored with them. */
export const refundReasons = {
  late: 'Оплата пришла после отмены заказа',
} as const;

/** «Заказ № 15»: shown to the payer by the bank. */
export const descriptionOf = (orderId: number): string => `Заказ № ${orderId} в магазине «Ветка»`;
