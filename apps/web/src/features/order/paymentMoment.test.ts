import type { PaymentStatus } from '@vetka/domain/payment';
import { describe, expect, it } from 'vitest';
import { paymentMoment } from './paymentMoment.ts';

describe('the moment of a payment', () => {
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

  it('is over for a status that is not known here', () => {
    expect(paymentMoment('SPLIT' as PaymentStatus)).toBe('over');
  });
});
