import { expect, it } from 'vitest';
import { afterQuietHours } from './notice.quiet.ts';

it.each([
  ['Europe/Moscow', '2026-05-17T18:59:00Z', '2026-05-17T18:59:00.000Z', 'a minute before 22:00'],
  ['Europe/Moscow', '2026-05-17T19:00:30Z', '2026-05-18T05:00:00.000Z', '22:00'],
  ['Europe/Moscow', '2026-05-18T04:59:59Z', '2026-05-18T05:00:00.000Z', 'a second before 8:00'],
  ['Europe/Moscow', '2026-05-18T05:00:00Z', '2026-05-18T05:00:00.000Z', '8:00'],
  ['Asia/Vladivostok', '2026-05-17T14:30:00Z', '2026-05-17T22:00:00.000Z', 'half past midnight, far east'],
])('in %s at %s a message leaves at %s (%s)', (timeZone, now, expected) => {
  expect(afterQuietHours(timeZone, new Date(now)).toISOString()).toBe(expected);
});
