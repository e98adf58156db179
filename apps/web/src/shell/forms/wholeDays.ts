import { addDays, dayIn, defaultTimeZone, formatDate, momentIn } from '@vetka/domain/date';

/** A period as it is stored: null for no start or no end. */
interface Period {
  startsAt: string | null;
  endsAt: string | null;
}

// Periods are chosen by whole days in Moscow.
export const firstDayOf = (moment: string | null): string | null => moment && dayIn(defaultTimeZone, moment);
/** The period ends at the start of the next day. */
export const lastDayOf = (moment: string | null): string | null =>
  moment && addDays(dayIn(defaultTimeZone, moment), -1);

export const startOfDay = (day: string | null): string | null =>
  day && new Date(momentIn(defaultTimeZone, day, '00:00')).toISOString();
export const endOfDay = (day: string | null): string | null => day && startOfDay(addDays(day, 1));

const short = (day: string): string => formatDate(`${day}T12:00:00Z`, 'd MMMM');

/** «с 1 июня», «по 25 мая», «всегда». */
export function periodText({ startsAt, endsAt }: Period): string {
  const [startsOn, endsOn] = [firstDayOf(startsAt), lastDayOf(endsAt)];
  if (startsOn === null && endsOn === null) return 'всегда';
  return [startsOn && `с ${short(startsOn)}`, endsOn && `по ${short(endsOn)}`].filter(Boolean).join(' ');
}
