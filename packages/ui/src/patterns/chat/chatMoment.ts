import { addDays, dayIn, defaultTimeZone, formatDate } from '@vetka/domain/date';

const isSameYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

/** The day of a moment, `YYYY-MM-DD`, in Moscow time as everywhere on the site. */
export const dayOf = (moment: string | number): string => dayIn(defaultTimeZone, moment);

/** «Сегодня», «Вчера», «16 мая», «16 мая 2025». */
export function dayTitle(day: string, now: number): string {
  const today = dayOf(now);
  if (day === today) return 'Сегодня';
  if (day === addDays(today, -1)) return 'Вчера';
  return formatDate(day, isSameYear(day, today) ? 'd MMMM' : 'd MMMM yyyy');
}

/** Time of a room's last message: «12:41», «вчера», «16 мая», «16.05.2025». */
export function shortMoment(createdAt: string, now: number): string {
  const today = dayOf(now);
  const day = dayOf(createdAt);
  if (day === today) return formatDate(createdAt, 'H:mm');
  if (day === addDays(today, -1)) return 'вчера';
  return formatDate(day, isSameYear(day, today) ? 'd MMM' : 'dd.MM.yyyy');
}
