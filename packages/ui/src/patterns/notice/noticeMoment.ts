import { addDays, formatDate, relativeTime } from '@vetka/domain/date';
import { dayOf } from '../chat/chatMoment.ts';

const hourMs = 3_600_000;

/** «2 минуты назад», «12:31», «вчера, 18:44», «16 мая, 9:30». */
export function noticeMoment(createdAt: string, now: number): string {
  if (now - Date.parse(createdAt) < hourMs) return relativeTime(createdAt, now);
  const [day, today] = [dayOf(createdAt), dayOf(now)];
  if (day === today) return formatDate(createdAt, 'H:mm');
  const time = formatDate(createdAt, 'H:mm');
  return day === addDays(today, -1) ? `вчера, ${time}` : `${formatDate(createdAt, 'd MMMM')}, ${time}`;
}
