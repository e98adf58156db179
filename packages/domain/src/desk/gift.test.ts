import { expect, test } from 'vitest';
import { noAddressMoment } from './index.ts';

const slot = { timeZone: 'Europe/Moscow', day: '2026-11-30', from: '15:00' };
const momentAt = (askedAt: string) => noAddressMoment(slot, new Date(askedAt)).toISOString();

test('the customer is warned three hours before the hours of an order without an address', () => {
  expect(momentAt('2026-11-28T09:00:00Z')).toBe('2026-11-30T09:00:00.000Z');
});

test('a recipient who was asked late has a quarter of an hour before that', () => {
  expect(momentAt('2026-11-30T10:00:00Z')).toBe('2026-11-30T10:15:00.000Z');
});
