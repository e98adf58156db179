/** Messages to customers about payments. */
export const paymentMessages = {
  closed: 'Заказ отменён, оплатить его уже нельзя',
  bankIsAway: 'Банк не отвечает. Заказ сохранён, попробуйте оплатить чуть позже',
  bankRefused: 'Банк не принял платёж. Заказ сохранён, попробуйте оплатить чуть позже',
  notPaid: 'Заказ не оплачен, возвращать нечего',
  noAmount: 'Укажите, сколько вернуть',
  noMoreThan: (price: string) => `Можно вернуть не больше ${price}`,
  requestUsed: 'Под этим номером уже сделан другой возврат. Обновите страницу',
} as const;

/** Reasons of refunds; stored with them. */
export const refundReasons = {
  late: 'Оплата пришла после отмены заказа',
} as const;

/** «Заказ № 15»: shown to the payer by the bank. */
export const descriptionOf = (orderId: number): string => `Заказ № ${orderId} в магазине «Ветка»`;
