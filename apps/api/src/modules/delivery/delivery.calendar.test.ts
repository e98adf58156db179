import { describe, expect, it } from 'vitest';
import { calendarOf, deliveryReasons, takenKey, type CalendarInput, type Interval } from './delivery.calendar.ts';
import { momentIn, weekdayOf } from '@vetka/domain/date';

const interval = (change: Partial<Interval> = {}): Interval => ({
  id: 1,
  weekday: null,
  startsAt: '14:00:00',
  endsAt: '16:00:00',
  surcharge: 0,
  capacity: null,
  ...change,
});
// Friday, 12:00 in Moscow and 17:00 in Vladivostok.
const now = new Date('2026-11-20T09:00:00Z');
const days = (change: Partial<CalendarInput> = {}) =>
  calendarOf({
    now,
    timeZone: 'Europe/Moscow',
    leadMinutes: 60,
    maxDaysAhead: 30,
    intervals: [interval()],
    closedDays: new Map(),
    taken: new Map(),
    ...change,
  });

describe('the delivery calendar', () => {
  it('has fourteen days from today in the city of the seller', () => {
    expect(days().map(({ day }) => day)).toMatchObject({ 0: '2026-11-20', 13: '2026-12-03', length: 14 });
    const late = new Date('2026-11-20T20:00:00Z');
    expect(days({ now: late, timeZone: 'Asia/Vladivostok' })[0]?.day).toBe('2026-11-21');
  });

  it('takes orders as long as there is enough time to make them', () => {
    expect(days({ leadMinutes: 120 })[0]?.slots[0]).toMatchObject({ isAvailable: true, reason: null });
    const late = days({ leadMinutes: 121 });
    expect(late[0]).toMatchObject({ isAvailable: false, reason: deliveryReasons.tooLate });
    expect(late[1]).toMatchObject({ isAvailable: true, reason: null });
  });

  it("uses the seller's local time", () => {
    expect(days({ timeZone: 'Asia/Vladivostok' })[0]?.slots[0]?.reason).toBe(deliveryReasons.tooLate);
    expect(momentIn('Asia/Vladivostok', '2026-11-20', '14:00')).toBe(Date.parse('2026-11-20T04:00:00Z'));
    expect(momentIn('Europe/Berlin', '2026-03-29', '14:00')).toBe(Date.parse('2026-03-29T12:00:00Z'));
  });

  it('offers the hours of the weekday', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    const onlySunday = days({ intervals: [interval({ weekday: 7 })] });
    expect(onlySunday.filter(({ isAvailable }) => isAvailable).map(({ day }) => day)).toEqual([
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(onlySunday[0]?.reason).toBe(deliveryReasons.notThatDay);
  });

  it('gives the reason of closed days, and offers no more than the capacity', () => {
    const taken = new Map([[takenKey('2026-11-21', 1), 2]]);
    const [, saturday, sunday, monday] = days({
      intervals: [interval({ capacity: 2 })],
      taken,
      closedDays: new Map([
        ['2026-11-22', 'Переучёт'],
        ['2026-11-23', ''],
      ]),
    });
    expect(saturday?.slots[0]).toMatchObject({ isAvailable: false, reason: deliveryReasons.full });
    expect(sunday).toEqual({ day: '2026-11-22', isAvailable: false, reason: 'Переучёт', slots: [] });
    expect(monday?.reason).toBe(deliveryReasons.closed);
  });

  it("does not extend beyond the option's limit", () => {
    const ahead = days({ maxDaysAhead: 2 });
    expect(ahead[2]?.isAvailable).toBe(true);
    expect(ahead[3]).toMatchObject({ isAvailable: false, reason: deliveryReasons.notYetOpen });
  });
});
