import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canMovePayout, isBankAccount, isBik, maskedAccount, payoutStates, payoutTransitions } from './index.ts';

/** The key by the wording of the rule: the last digits of the 23 weighted digits add up to a multiple of ten. */
const isKeyed = (account: string, bank: string): boolean => {
  const weight = '71371371371371371371371';
  let sum = 0;
  for (let at = 0; at < 23; at += 1) sum += (Number(`${bank}${account}`[at]) * Number(weight[at])) % 10;
  return sum % 10 === 0;
};

test('accepts the accounts whose key fits the bank, and no others', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (rest) => {
      expect(isBankAccount(`40702810${rest}`, '044525225')).toBe(isKeyed(`40702810${rest}`, '225'));
    }),
  );
});

const account = fc
  .stringMatching(/^\d{12}$/)
  .map((rest) => `40702810${rest}`)
  .filter((value) => isBankAccount(value, '044525225'));

test('finds any single wrong digit', () => {
  fc.assert(
    fc.property(account, fc.nat({ max: 19 }), fc.integer({ min: 1, max: 9 }), (value, at, shift) => {
      const wrong = `${value.slice(0, at)}${(Number(value[at]) + shift) % 10}${value.slice(at + 1)}`;
      expect(isBankAccount(wrong, '044525225')).toBe(false);
    }),
  );
});

test.each(['', '44525225', '0445252250', '144525225', '04452522a'])('«%s» is not a БИК', (value) => {
  expect(isBik(value)).toBe(false);
});

test('an account in another currency is not accepted, and one at a branch of the Bank of Russia has its own key', () => {
  const at = (bik: string, start: string) =>
    Array.from({ length: 10 }, (_, key) => `${start}${key}00000000001`).filter((value) => isBankAccount(value, bik));
  expect(at('044525225', '40702840')).toEqual([]);
  expect(at('044525225', '40702810')).toHaveLength(1);
  expect(at('044525000', '40702810')).not.toEqual(at('044525101', '40702810'));
});

test('shows only the end of an account', () => {
  expect(maskedAccount('40702810900000004321')).toBe('•••• 4321');
});

test('a failed payout is final, unless the bank pays it after all', () => {
  expect(payoutStates.filter((state) => payoutTransitions[state].length === 0)).toEqual(['RETURNED']);
  expect(payoutTransitions.FAILED).toEqual(['PAID']);
  expect(canMovePayout('SENT', 'RETURNED')).toBe(false);
  expect(canMovePayout('PAID', 'FAILED')).toBe(false);
});
