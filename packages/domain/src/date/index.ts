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

/**
 * In the genitive. The first `Intl.DateTimeFormat` of a browser takes longer than all dates of a page, so the few Russian
 * words are here.
 */
const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const shortMonths = 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'.split(' ');
/** From Sunday on, as `Date.getUTCDay` counts. */
const weekdays = 'вс пн вт ср чт пт сб'.split(' ');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

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
  const at = new Date(input).getTime();
  if (Number.isNaN(at)) throw new RangeError(`Not a date: ${String(input)}`);
  const shown = wallClock(isDay ? 'UTC' : timeZone, at);
  const year = () => String(shown.getUTCFullYear());
  const tokens: Record<string, () => string | undefined> = {
    MMMM: () => months[shown.getUTCMonth()],
    MMM: () => shortMonths[shown.getUTCMonth()],
    MM: () => twoDigits(shown.getUTCMonth() + 1),
    dd: () => twoDigits(shown.getUTCDate()),
    d: () => String(shown.getUTCDate()),
    yyyy: year,
    YYYY: year,
    EEE: () => weekdays[shown.getUTCDay()],
    HH: () => twoDigits(shown.getUTCHours()),
    H: () => String(shown.getUTCHours()),
    mm: () => twoDigits(shown.getUTCMinutes()),
    ss: () => twoDigits(shown.getUTCSeconds()),
  };
  return pattern.replace(/MMMM|MMM|MM|dd|d|yyyy|YYYY|EEE|HH|H|mm|ss|[A-Za-z]/g, (token) => {
    const text = tokens[token]?.();
    if (text === undefined) throw new RangeError(`A date pattern has no «${token}»: ${pattern}`);
    return text;
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
