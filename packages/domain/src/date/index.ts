import { plural, type PluralForms } from '../plural/index.ts';
import { wallClock } from './zone.ts';

export { momentIn } from './zone.ts';

/** The specification's default, with `ss` where minutes would be expected. For a readable time use `H:mm`. */
export const defaultDatePattern = 'd MMMM YYYY, H:ss';
/** Order cards. */
export const orderDatePattern = 'd MMM yyyy';
/** Delivery date, followed by «в {time}». */
export const deliveryDatePattern = 'd MMMM yyyy';
/** Monday, as in `Date.getDay`. */
export const weekStartsOn = 1;

export interface DateFormatOptions {
  /** IANA name. @default 'Europe/Moscow' */
  timeZone?: string;
}

export const defaultTimeZone = 'Europe/Moscow';

type DateInput = Date | string | number;

type Month = 'long' | 'short' | '2-digit';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string, month: Month): Intl.DateTimeFormat {
  const key = `${timeZone} ${month}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat('ru-RU', {
      timeZone,
      year: 'numeric',
      month,
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(key, formatter);
  return formatter;
}

const partsOf = (date: Date, timeZone: string, month: Month) => {
  const parts = formatterOf(timeZone, month).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
};

/**
 * Formats by a pattern of `d dd MM MMM MMMM yyyy YYYY EEE H HH mm ss`; months are in the genitive («20 ноября»).
 * `YYYY-MM-DD` is a calendar day and is not shifted by a time zone.
 * @throws RangeError when the date can't be parsed, or the pattern has another Latin letter
 */
export const formatDate = (
  input: DateInput,
  pattern: string = defaultDatePattern,
  { timeZone = defaultTimeZone }: DateFormatOptions = {},
): string => {
  const isDay = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input);
  const date = new Date(input);
  const zone = isDay ? 'UTC' : timeZone;
  const long = partsOf(date, zone, 'long');
  const tokens: Record<string, () => string> = {
    MMMM: () => long('month'),
    MMM: () => partsOf(date, zone, 'short')('month'),
    MM: () => partsOf(date, zone, '2-digit')('month'),
    dd: () => long('day').padStart(2, '0'),
    d: () => long('day'),
    yyyy: () => long('year'),
    YYYY: () => long('year'),
    EEE: () => long('weekday'),
    HH: () => long('hour').padStart(2, '0'),
    H: () => String(Number(long('hour'))),
    mm: () => long('minute').padStart(2, '0'),
    ss: () => long('second').padStart(2, '0'),
  };
  return pattern.replace(/MMMM|MMM|MM|dd|d|yyyy|YYYY|EEE|HH|H|mm|ss|[A-Za-z]/g, (token) => {
    const write = tokens[token];
    if (!write) throw new RangeError(`A date pattern has no «${token}»: ${pattern}`);
    return write();
  });
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Units from the largest: weeks are 7 days, months 28, years 336. */
const steps: readonly { ms: number; forms: PluralForms }[] = [
  { ms: 336 * day, forms: ['год', 'года', 'лет'] },
  { ms: 28 * day, forms: ['месяц', 'месяца', 'месяцев'] },
  { ms: 7 * day, forms: ['неделю', 'недели', 'недель'] },
  { ms: day, forms: ['день', 'дня', 'дней'] },
  { ms: hour, forms: ['час', 'часа', 'часов'] },
  { ms: minute, forms: ['минуту', 'минуты', 'минут'] },
];

/** «только что», «5 минут назад», «2 недели назад». A moment after `now` is «только что»: clocks differ. */
export const relativeTime = (input: DateInput, now: DateInput = Date.now()): string => {
  const passed = new Date(now).getTime() - new Date(input).getTime();
  const step = steps.find(({ ms }) => passed >= ms);
  return step ? `${plural(Math.floor(passed / step.ms), step.forms)} назад` : 'только что';
};

/** The calendar day `YYYY-MM-DD` of a moment in a time zone. */
export const dayIn = (timeZone: string, input: DateInput = Date.now()): string =>
  wallClock(timeZone, new Date(input).getTime()).toISOString().slice(0, 10);

/** A calendar day shifted by whole days. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of a day's week. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));
