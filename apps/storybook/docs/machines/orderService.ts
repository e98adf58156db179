import { orderServiceMachine } from '@vetka/machines/order-service';
import { notesOf } from './machineNotes.ts';

export const orderService = notesOf({
  machine: orderServiceMachine,
  name: 'orderServiceMachine',
  entry: 'order-service',
  title: 'Часть заказа',
  lead: 'Отменить или скрыть – каждый раз с вопросом. Получилось – «Успешно», нет – окно закрывается, а ошибка идёт обработчику.',
  states: {
    shown: 'Показана',
    confirmingCancel: '«Вы уверены?» – об отмене',
    confirmingHide: '«Вы уверены?» – о скрытии',
    cancelling: 'Отменяем',
    hiding: 'Скрываем',
    hidden: 'Скрыта',
  },
  events: {
    'orderService.cancel': '«Отменить»; только пока можно',
    'orderService.hide': '«Скрыть»',
    'orderService.confirm': '«Да»',
    'orderService.refuse': '«Нет»',
    'orderService.replace': 'Пришло новое состояние',
  },
  emits: {
    'orderService.succeeded': '«Успешно»',
    'orderService.failed': 'Обработчику ошибок',
  },
});
