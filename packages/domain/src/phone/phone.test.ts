import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, maskPhone, normalizePhone, phoneAlone } from './index.ts';

test.each(['+7 912 345-67-89', '8 (912) 345 67 89', '79123456789', '9123456789', ' 8-912-345-67-89 '])(
  '«%s» is parsed as the same number',
  (input) => {
    expect(normalizePhone(input)).toBe('+79123456789');
  },
);

test.each(['', '123', '+7 912 345', '+1 912 345 67 89 0', '0123456789', 'телефон'])('«%s» is not a number', (input) => {
  expect(normalizePhone(input)).toBeUndefined();
});

test('a nickname with ten digits is not a number alone', () => {
  expect(phoneAlone(' 8 (912) 345-67-89 ')).toBe('+79123456789');
  expect(phoneAlone('user-9123456789')).toBeUndefined();
  expect(phoneAlone('')).toBeUndefined();
});

test('a formatted number parses back to the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }), (digits) => {
      const phone = `+7${digits}`;
      expect(normalizePhone(formatPhone(phone))).toBe(phone);
      expect(maskPhone(phone)).not.toContain(String(digits).slice(3, 8));
    }),
  );
});
