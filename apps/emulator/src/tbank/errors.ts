const unknownTrouble = 'Внутренняя ошибка системы';

/** T-Bank's error codes used by the emulator, with the bank's messages. */
const messages: Record<string, string> = {
  '0': 'OK',
  '4': 'Не получится изменить статус платежа',
  '8': 'Неверный статус транзакции',
  '99': 'Попробуйте повторить попытку позже',
  '101': 'Не пройдена идентификация 3DS',
  '103': 'Недостаточно средств на счёте',
  '116': 'Недостаточно средств на карте',
  '119': 'Превышено количество запросов на авторизацию',
  '202': 'Терминал заблокирован',
  '204': 'Неверный токен. Проверьте пару TerminalKey/SecretKey',
  '205': 'Указанный терминал не найден',
  '251': 'Неверная сумма. Сумма должна быть больше или равна 100 копеек',
  '255': 'Неверные параметры',
  '308': 'Сумма всех позиций в чеке должна равняться сумме всех видов оплаты',
  '309': 'Поле Receipt не должно быть пустым',
  '323': 'Неверные данные чека',
  '501': 'Неверные параметры',
  '1014': 'Неверно введены реквизиты карты. Проверьте корректность введённых данных',
  '1051': 'Недостаточно средств на карте',
  '1054': 'Истёк срок действия карты',
  '9999': unknownTrouble,
};

export interface TbankFailure {
  Success: false;
  ErrorCode: string;
  Message: string;
  Details: string;
}

/** A refusal in the bank's format: HTTP 200 with `Success: false`. */
export function tbankFailure(code: string, details = ''): TbankFailure {
  return { Success: false, ErrorCode: code, Message: tbankMessage(code), Details: details };
}

export function tbankMessage(code: string): string {
  return messages[code] ?? unknownTrouble;
}
