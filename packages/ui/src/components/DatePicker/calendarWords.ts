import { formatDate } from '@vetka/domain/date';
import { type Words } from '../../internal/words/words.ts';

const word = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(day));
};
const month = word({ month: 'long' });
const weekday = word({ weekday: 'long' });
const shortWeekday = word({ weekday: 'short' });

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** «Март 2027», without «г.». */
export const monthHeading = (day: string): string => `${capitalised(month(day))} ${day.slice(0, 4)}`;

/** Weekdays from Monday: the column header and its full name for screen readers. */
export const weekdays: readonly { short: string; long: string }[] = [1, 2, 3, 4, 5, 6, 7].map((number) => {
  // 1 January 2024 was a Monday.
  const day = `2024-01-0${number}`;
  return { short: capitalised(shortWeekday(day)), long: weekday(day) };
});

interface DayWords {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  /** Why it is unavailable. */
  reason: string | undefined;
}

/** Accessible name of a day: «сегодня, 8 марта 2027, понедельник, выбрано». */
export function dayLabel({ day, isToday, isChosen, reason }: DayWords, words: Words): string {
  const { today = 'Сегодня', chosen = 'выбрано' } = words;
  const parts = [
    isToday && today.toLowerCase(),
    formatDate(day, 'd MMMM yyyy'),
    weekday(day),
    isChosen && chosen,
    reason,
  ];
  return parts.filter(Boolean).join(', ');
}
