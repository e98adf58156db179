import type { DeliveryWay, PlanDay } from '@vetka/domain/delivery';
import { expect, test } from 'vitest';
import { isFull, loadText } from './capacityText.ts';
import { dayDraftOf, dayEditOf, dayErrors, hasOrderLimit, raisedDay } from './dayDraft.ts';
import { newWay } from './wayDraft.ts';

const ways: DeliveryWay[] = [{ ...newWay, id: 7, version: 0, name: 'Курьер' }];
const slot = { optionId: 7, from: '10:00', to: '14:00', surcharge: 0, orderUntil: null };
const day: PlanDay = {
  day: '2026-11-27',
  closedReason: null,
  version: 0,
  isPlanned: false,
  name: '',
  capacity: null,
  capacityMinutes: null,
  count: 2,
  minutes: 90,
  slots: [{ ...slot, capacity: 2, capacityMinutes: 240, count: 2, minutes: 90 }],
};

test('a day whose hours were not edited keeps following the week, open or closed', () => {
  const draft = dayDraftOf(day, ways);
  expect(dayEditOf(draft, day, ways)).toEqual({ closedReason: null, plan: null });
  const closed = { ...draft, isClosed: true, reason: ' Переучёт ' };
  expect(dayEditOf(closed, day, ways)).toEqual({ closedReason: 'Переучёт', plan: null });
});

test('an edited day is planned with all its hours', () => {
  const draft = { ...dayDraftOf(day, ways), name: '8 марта', capacity: '40' };
  expect(dayEditOf(draft, day, ways).plan).toMatchObject({
    name: '8 марта',
    capacity: 40,
    capacityMinutes: null,
    ways: [{ optionId: 7, slots: [{ from: '10:00', to: '14:00', capacity: 2, capacityMinutes: 240 }] }],
  });
});

test('invalid numbers are reported at their fields', () => {
  const draft = { ...dayDraftOf(day, ways), capacity: 'сорок' };
  expect(dayErrors(draft)).toEqual({ 'plan.capacity': 'Введите целое число' });
});

test('raising a day adds orders where they are limited', () => {
  expect(raisedDay(day, ways, 4).plan).toMatchObject({ capacity: null, ways: [{ slots: [{ capacity: 6 }] }] });
});

test('options that are switched off are saved with the day as they are, and are not raised', () => {
  const withPickup = [...ways, { ...newWay, id: 8, version: 0, name: 'Самовывоз', isActive: false }];
  const own = { ...slot, optionId: 8, from: '09:00', capacity: 5, capacityMinutes: null };
  const busy = { ...day, isPlanned: true, slots: [...day.slots, { ...own, count: 0, minutes: 0 }] };
  const kept = { optionId: 8, slots: [{ from: '09:00', capacity: 5 }] };
  expect(dayEditOf(dayDraftOf(busy, withPickup), busy, withPickup).plan?.ways[1]).toMatchObject(kept);
  const [courier, pickup] = raisedDay(busy, withPickup, 4).plan?.ways ?? [];
  expect(courier).toMatchObject({ slots: [{ capacity: 6 }] });
  expect(pickup).toMatchObject(kept);
  expect(hasOrderLimit({ ...busy, slots: busy.slots.slice(1) }, withPickup)).toBe(false);
  expect(hasOrderLimit(busy, withPickup)).toBe(true);
});

test('a load says in words that nothing is left', () => {
  const [full] = day.slots;
  expect(full && loadText(full)).toBe('2 из 2, 90 из 240\u00A0мин, полно');
  expect(full && isFull({ ...full, capacity: 3 })).toBe(false);
});
