import { quietHours } from '@vetka/domain/notice';

const minuteMs = 60_000;

/** The hour and minute of a moment in a time zone. */
function clockIn(timeZone: string, now: Date): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { hour = 0, minute = 0 } = Object.fromEntries(parts);
  return { hour, minute };
}

/** The end of the quiet hours in the person's time zone, or `now` outside of them. */
export function afterQuietHours(timeZone: string, now: Date): Date {
  const { hour, minute } = clockIn(timeZone, now);
  if (hour < quietHours.from && hour >= quietHours.to) return now;
  const minutesLeft = ((quietHours.to - hour + 24) % 24) * 60 - minute;
  return new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + minutesLeft * minuteMs);
}
