/** Messages about receipts for the administration. */
export const receiptMessages = {
  unknown: 'Такого чека нет',
  corrected: 'Этот чек уже исправили или исправлять в нём нечего',
  noRegister: 'Касса для чеков коррекции не подключена: пробейте чек в её кабинете',
  noNumber: 'Напишите номер предписания',
  same: 'В чеке и сейчас те же данные: сначала исправьте их в реквизитах магазина или в настройках кассы',
} as const;
