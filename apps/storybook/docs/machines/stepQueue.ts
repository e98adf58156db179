import { stepQueueMachine } from '@vetka/machines/step-queue';
import { notesOf } from './machineNotes.ts';

export const stepQueue = notesOf({
  machine: stepQueueMachine,
  name: 'stepQueueMachine',
  entry: 'step-queue',
  title: 'Очередь шагов',
  lead: 'Шаги продавца живут на устройстве, пока сервер не ответил. Уходят по одному и по порядку, каждый один раз, даже если страницу закрыли.',
  states: {
    reading: 'Читаем сохранённые шаги',
    settled: 'Отправлять нечего',
    sending: 'Отправляем первый шаг',
    waiting: 'Ответа нет: ждём связи, через 15 секунд пробуем снова',
  },
  events: {
    'stepQueue.add': 'Новый шаг, уже сохранённый на устройстве',
    'stepQueue.online': 'Связь вернулась',
  },
  emits: {
    'stepQueue.sent': 'Сервер сделал шаг: убрать его с устройства',
    'stepQueue.waiting': 'Ответа не было: эти шаги ждут',
    'stepQueue.refused': 'Сервер отказал: убрать шаг и сказать причину',
    'stepQueue.logged': 'Хранилище не прочиталось; только в журнал',
  },
});
