/** What is told to customers about payments. */
export const paymentMessages = {
  closed: 'Заказ отменён, оплатить его уже нельзя',
  bankIsAway: 'Банк не отвечает. Заказ сохранён, попробуйте оплатить чуть позже',
  bankRefused: 'Банк не принял платёж. Заказ сохранён, попробуйте оплатить чуть позже',
} as const;

/** Why money goes back; kept with the refund. */
export const refundReasons = {
  late: 'Оплата пришла после отмены заказа',
} as const;

/** «Заказ № 15»: what the payer reads at the bank. */
export const descriptionOf = (orderId: number): string => `Заказ № ${orderId} в магазине «Ветка»`;
