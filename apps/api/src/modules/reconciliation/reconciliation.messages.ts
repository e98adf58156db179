/** Messages about the reconciliation for the administration. */
export const reconciliationMessages = {
  notRegister:
    'Это не реестр банка: нужны столбцы TRANS_DATE, TRANSACTION_ID, PARENT_TRANSACTION_ID, TRANSACTION_TYPE, SUM и COMMISSION',
  row: (number: number) => `Строку ${number} не удалось прочесть`,
  unknownType: (number: number, type: string) => `В строке ${number} неизвестная операция «${type}»`,
  twice: (number: number) => `Строка ${number} повторяет номер операции`,
  unknown: 'Такого расхождения нет',
  resolved: 'По этому расхождению уже решили',
  notForKind: 'Такое расхождение так не закрыть',
  noOrder: 'Этот возврат не по заказу: отнесите его на площадку',
  tooMuch: 'Банк вернул больше, чем осталось в заказе: отнесите разницу на площадку',
  refund: 'Возврат, сделанный в банке',
} as const;
