import { deskOrderMachine } from '@vetka/machines/desk-order';
import { notesOf } from './machineNotes.ts';

export const deskOrder = notesOf({
  machine: deskOrderMachine,
  name: 'deskOrderMachine',
  entry: 'desk-order',
  title: 'Заказ у продавца',
  lead: 'Один шаг за раз: принять, собрать, показать фото, передать. Что шагу нужно знать, спрашивается до отправки. Без связи шаг ждёт на устройстве, а опоздавшему говорят, кто успел раньше.',
  states: {
    shown: 'Заказ показан',
    asking: 'Шагу нужен ответ',
    'asking.choosing': 'Решаем, что спросить; проходит сразу',
    'asking.confirming': 'Отказ или отмена: причина',
    'asking.choosingPhoto': 'Снимок букета',
    'asking.choosingCourier': 'Кто повезёт',
    'asking.handingOver': 'Вручение: фото, код или кому отдали',
    sending: 'Шаг отправляется',
    queued: 'Связи нет: шаг ждёт, заказ показан таким, каким станет',
    refused: 'Кто-то успел раньше: сказано кто',
  },
  events: {
    'desk.step': 'Кнопка шага; номер шага даёт вызывающий',
    'desk.answer': 'Ответ на вопрос шага',
    'desk.dismiss': 'Закрыли вопрос или сообщение',
    'desk.replace': 'Пришло новое состояние заказа',
    'desk.refuse': 'Шагу, который ждал связи, отказали',
  },
  emits: {
    'desk.done': 'Шаг сделан',
    'desk.waiting': 'Отправим, когда вернётся связь',
    'desk.refused': 'Не вышло: прочитать заказ снова',
    'desk.failed': 'Обработчику ошибок, если отказ не виден в самом вопросе',
  },
});
