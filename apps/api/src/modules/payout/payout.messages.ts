/** Messages about payouts to shops and to the administration. */
export const payoutMessages = {
  yearLimit: 'С этой выплатой доход самозанятого за год превысит 2,4 млн ₽',
  returned: 'Банк вернул выплату. Проверьте реквизиты',
  refused: 'Банк несколько раз не принял выплату. Проверьте реквизиты',
} as const;
