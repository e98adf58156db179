/** Messages to customers about payments. */
export const paymentMessages = {
  closed: 'Заказ отменён, оплатить его уже нельзя',
  bankIsAway: 'Банк не отвечает. Заказ сохранён, попробуйте оплатить чуть позже',
  bankRefused: 'Банк не принял платёж. Заказ сохранён, попробуйте оплатить чуть позже',
  notPaid: 'Заказ не оплачен, возвращать нечего',
  noAmount: 'Укажите, сколько вернуть',
  noMoreThan: (price: string) => `Можно вернуть не больше ${price}`,
  /** To the buyer, of a refund that the bank does not make. */
  refused:
    'Деньги остались за вами: вернём их другим способом. Свяжемся с вами и спросим, куда перевести. Коды из СМС и данные карты мы не спрашиваем.',
  otherRefused: 'Банк отказал ещё в одном возврате этого платежа. Сверьте книги ещё раз: сумма изменится',
  requestUsed: 'Под этим номером уже сделан другой возврат. Обновите страницу',
} as const;

/** Reasons of refunds; stored with them. */
export const refundReasons = {
  late: 'Оплата пришла после отмены заказа',
} as const;

/** «Заказ № 15»: shown to the payer by the bank. */
export const descriptionOf = (orderId: number): string => `Заказ № ${orderId} в магазине «Ветка»`;
