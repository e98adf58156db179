import { expect, it } from 'vitest';
import { deliveryMoment } from './deliveryMoment.ts';

const moment = (deliveryDate: string | null, deliveryTime: string | null, deliveryTimeTo: string | null) =>
  deliveryMoment({ deliveryDate, deliveryTime, deliveryTimeTo })?.replaceAll('\u00A0', ' ');

it('shows the day and the interval', () => {
  expect(moment('2026-05-20', '14:00', '16:00')).toBe('20 мая 2026 в 14:00–16:00');
});

it('shows only the start without an end of the interval', () => {
  expect(moment('2026-05-20', '14:00', null)).toBe('20 мая 2026 в 14:00');
});

it('leaves out a missing time, and shows nothing without a day', () => {
  expect(moment('2026-05-20', null, null)).toBe('20 мая 2026');
  expect(moment(null, '14:00', '16:00')).toBeUndefined();
});
