import { checkoutMachine } from '@vetka/machines/checkout';
import { notesOf } from './machineNotes.ts';

export const checkout = notesOf({
  machine: checkoutMachine,
  name: 'checkoutMachine',
  entry: 'checkout',
  title: 'Оформление',
  lead: 'От заполненной формы до страницы оплаты. Заказ создаётся один раз, что бы ни делала связь: у всех попыток один ключ.',
  states: {
    filling: 'Форма у человека',
    ordering: 'Заказ отправлен',
    paying: 'Заказ есть, начинаем оплату',
    ordered: 'Готово: с ссылкой на оплату или без неё',
  },
  events: {
    'checkout.submit': '«Оплатить»',
    'checkout.edit': 'Форму изменили: это уже другой заказ, и ключ новый',
  },
  emits: {
    'checkout.failed': 'Ошибки – полям или обработчику',
    'checkout.ordered': 'Номер заказа и куда идти платить; без ссылки – позже, из «Моих покупок»',
  },
});
