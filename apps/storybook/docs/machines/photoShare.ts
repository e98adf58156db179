import { photoShareMachine } from '@vetka/machines/photo-share';
import { notesOf } from './machineNotes.ts';

export const photoShare = notesOf({
  machine: photoShareMachine,
  name: 'photoShareMachine',
  entry: 'photo-share',
  title: 'Поделиться фото',
  lead: 'Публикация снимков с описанием. «Успешно!» стоит 3 секунды, сообщения под полями – 8.',
  states: {
    idle: 'Форма у человека',
    submitting: 'Публикуем',
    succeeded: 'Опубликовано: форма чиста',
    refused: 'Под полями – что не так',
  },
  events: {
    'photoShare.submit': '«Опубликовать»',
    'photoShare.edit': 'Поле изменили: его сообщение уходит',
  },
  emits: {
    'photoShare.succeeded': '«Успешно!»; очистить форму и загрузку',
    'photoShare.refused': 'Всё уже под полями, сообщать не нужно',
    'photoShare.failed': 'Обработчику ошибок',
  },
});
