import type { PaymentStatus } from '@vetka/domain/payment';
import { describe, expect, it } from 'vitest';
import { paymentMoment } from './paymentMoment.ts';

describe('paymentMoment', () => {
  it.each([
    ['CREATED', 'waiting'],
    ['AUTHORIZED', 'waiting'],
    ['APPROVED', 'paid'],
    ['CONFIRMED', 'paid'],
    ['EXPIRED', 'over'],
    ['ON-REFUND', 'over'],
  ] as const)('%s is %s', (status, moment) => {
    expect(paymentMoment(status)).toBe(moment);
  });

  it('is final for an unknown status', () => {
    expect(paymentMoment('SPLIT' as PaymentStatus)).toBe('over');
  });
});
