import { formatDate } from '@vetka/domain/date';
import { plural } from '@vetka/domain/plural';

/** Messages to readers of documents and to the administration. */
export const legalMessages = {
  unknown: 'Такого документа нет',
  unknownVersion: 'Такой редакции нет',
  hasDraft: 'Черновик уже есть: измените его',
  announced: 'Редакция уже объявлена. Отзовите её, чтобы изменить',
  inForce: 'Редакция уже действует, её не изменить',
  notAnnounced: 'Эта редакция ещё не объявлена',
  summary: 'Напишите, что изменилось: это прочитают люди',
  same: 'Текст такой же, как в последней редакции',
  takenDay: 'На этот день уже объявлена другая редакция',
  tooSoon: (earliest: string, days: number) =>
    `Не раньше ${formatDate(earliest, 'd MMMM yyyy')}: о новой редакции сообщают за ${plural(days, ['день', 'дня', 'дней'])}`,
} as const;
