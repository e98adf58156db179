import { describe, expect, it } from 'vitest';
import { calendarOf, deliveryReasons, type CalendarInput, type Interval } from './delivery.calendar.ts';
import type { Taken } from './delivery.capacity.ts';
import { momentIn, weekdayOf } from '@vetka/domain/date';

const interval = (change: Partial<Interval> = {}): Interval => ({
  weekday: null,
  day: null,
  startsAt: '14:00:00',
  endsAt: '16:00:00',
  surcharge: 0,
  capacity: null,
  capacityMinutes: null,
  orderUntil: null,
  ...change,
});
const unlimited = { capacity: null, capacityMinutes: null };
const booked = (change: Partial<Taken> = {}): Taken => ({
  day: '2026-11-21',
  optionId: 1,
  from: '14:00:00',
  orders: 2,
  minutes: 60,
  ...change,
});
// Friday, 12:00 in Moscow and 17:00 in Vladivostok.
const now = new Date('2026-11-20T09:00:00Z');
const days = (change: Partial<CalendarInput> = {}) =>
  calendarOf({
    now,
    timeZone: 'Europe/Moscow',
    leadMinutes: 60,
    orderUntil: null,
    maxDaysAhead: 30,
    intervals: [interval()],
    optionId: 1,
    workMinutes: 30,
    usual: unlimited,
    plannedDays: new Map(),
    closedDays: new Map(),
    taken: [],
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
    const [, saturday, sunday, monday] = days({
      intervals: [interval({ capacity: 2 })],
      taken: [booked()],
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

  const saturday = (change: Partial<CalendarInput>) => days(change)[1]?.slots.map(({ reason }) => reason);

  it('offers hours while the minutes of work suffice for the order', () => {
    const intervals = [interval({ capacityMinutes: 90 })];
    expect(saturday({ intervals, taken: [booked()], workMinutes: 30 })).toEqual([null]);
    expect(saturday({ intervals, taken: [booked()], workMinutes: 31 })).toEqual([deliveryReasons.full]);
    expect(saturday({ intervals, workMinutes: 91 })).toEqual([deliveryReasons.tooLarge]);
  });

  it('counts the orders of all options towards the limits of a day', () => {
    const taken = [booked(), booked({ optionId: 2, from: '09:00:00', orders: 1, minutes: 30 })];
    const limited = (capacity: number | null, capacityMinutes: number | null) =>
      saturday({ taken, usual: { capacity, capacityMinutes } });
    expect(limited(3, null)).toEqual([deliveryReasons.full]);
    expect(limited(4, null)).toEqual([null]);
    expect(limited(null, 119)).toEqual([deliveryReasons.full]);
    expect(limited(null, 120)).toEqual([null]);
  });

  it('counts an order made before its hours were changed', () => {
    const taken = [booked({ from: '14:30:00' }), booked({ from: '18:00:00' })];
    const intervals = [
      interval({ capacity: 3 }),
      interval({ startsAt: '16:00:00', endsAt: '18:00:00', capacity: 0 }),
      interval({ startsAt: '18:00:00', endsAt: '20:00:00', capacity: 2 }),
    ];
    expect(saturday({ intervals, taken })).toEqual([null, deliveryReasons.full, deliveryReasons.full]);
  });

  it('takes orders for the same day until the cut-off', () => {
    const until = (orderUntil: string) => days({ intervals: [interval({ orderUntil })] });
    expect(until('12:01:00')[0]?.isAvailable).toBe(true);
    expect(until('12:00:00')[0]).toMatchObject({ isAvailable: false, reason: deliveryReasons.tooLate });
    expect(until('12:00:00')[1]?.isAvailable).toBe(true);
  });

  it('has only the hours and limits of its own on a planned day', () => {
    const intervals = [interval(), interval({ day: '2026-11-21', startsAt: '07:00:00', endsAt: '08:00:00' })];
    const plannedDays = new Map([['2026-11-21', unlimited]]);
    const usual = { capacity: 0, capacityMinutes: null };
    const [friday, planned] = days({ intervals, plannedDays, usual });
    expect(friday?.slots).toMatchObject([{ from: '14:00', reason: deliveryReasons.full }]);
    expect(planned?.slots).toMatchObject([{ from: '07:00', reason: null }]);
  });
});
