import { expect, test } from 'vitest';
import { cancelUndeliveredDays, disputeAnswerHours, overdueMoment, undecidedClaimDays } from './index.ts';

const slot = { timeZone: 'Asia/Vladivostok', day: '2026-11-20', from: '14:00', to: '16:00' };

test('an order is late an hour after its slot, by the clock of its shop', () => {
  expect(overdueMoment(slot)).toEqual(new Date('2026-11-20T17:00:00+10:00'));
});

test('a slot that ends at midnight or has no end ends with its day', () => {
  const night = new Date('2026-11-21T01:00:00+10:00');
  expect(overdueMoment({ ...slot, from: '22:00', to: '00:00' })).toEqual(night);
  expect(overdueMoment({ ...slot, to: null })).toEqual(night);
  expect(overdueMoment({ ...slot, from: null, to: null })).toEqual(night);
});

test('a refused prepayment leaves in time for the ten days of the law, with three for the bank', () => {
  expect(undecidedClaimDays).toBeLessThanOrEqual(10 - 3);
  expect(disputeAnswerHours).toBeLessThan(undecidedClaimDays * 24);
  expect(cancelUndeliveredDays).toBeLessThanOrEqual(undecidedClaimDays);
});
