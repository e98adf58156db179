/** Messages about incomes of self-employed sellers. */
export const incomeMessages = {
  ask: 'Откройте «Мой налог», найдите запрос от «Ветки» и подтвердите его. Тогда чеки покупателям будем выдавать мы',
  subscription: 'Подписка магазина',
} as const;
