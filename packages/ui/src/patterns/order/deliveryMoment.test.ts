import { expect, it } from 'vitest';
import { deliveryMoment } from './deliveryMoment.ts';

const moment = (deliveryDate: string | null, deliveryTime: string | null, deliveryTimeTo: string | null) =>
  deliveryMoment({ deliveryDate, deliveryTime, deliveryTimeTo })?.replaceAll('\u00A0', ' ');

it('says the day and the interval', () => {
  expect(moment('2026-05-20', '14:00', '16:00')).toBe('20 мая 2026 в 14:00–16:00');
});

it('says the hour alone where the interval has no end', () => {
  expect(moment('2026-05-20', '14:00', null)).toBe('20 мая 2026 в 14:00');
});

it('leaves the hour out where there is none, and says nothing without a day', () => {
  expect(moment('2026-05-20', null, null)).toBe('20 мая 2026');
  expect(moment(null, '14:00', '16:00')).toBeUndefined();
});
