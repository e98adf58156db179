import { describe, expect, test } from 'vitest';
import { correctionSteps, mistakesOf, missingSteps, receiptPatienceMinutes, receiptProblem } from './index.ts';
import type { ReceiptMistake, ReceiptState } from './schema.ts';

type Receipt = Parameters<typeof receiptProblem>[0];
type Correction = Receipt['corrections'][number];

const now = new Date('2026-11-24T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const receipt = (change: Partial<Receipt>): Receipt => ({
  kind: 'INCOME',
  state: 'PRINTED',
  amount: 100,
  printedAmount: 100,
  createdAt: minutesAgo(receiptPatienceMinutes),
  isMade: true,
  corrections: [],
  ...change,
});
const waiting = { state: 'EXPECTED', printedAmount: null } as const;
const reversal = (mistake: ReceiptMistake, state: ReceiptState): Correction => ({ kind: 'RETURN', mistake, state });
const right = (mistake: ReceiptMistake, state: ReceiptState): Correction => ({ kind: 'INCOME', mistake, state });

describe('the documents of a correction', () => {
  test.each([
    ['MISSING', 'INCOME', ['INCOME RIGHT']],
    ['MISSING', 'RETURN', ['RETURN RIGHT']],
    ['DOUBLE', 'INCOME', ['RETURN PRINTED']],
    ['SUPPLIER', 'INCOME', ['RETURN PRINTED', 'INCOME RIGHT']],
    ['VAT', 'RETURN', ['INCOME PRINTED', 'RETURN RIGHT']],
    ['AMOUNT', 'INCOME', ['RETURN PRINTED', 'INCOME RIGHT']],
  ] as const)('of %s for %s are %j', (mistake, kind, steps) => {
    expect(correctionSteps(kind, mistake).map((step) => `${step.kind} ${step.lines}`)).toEqual(steps);
  });

  test('omit printed and pending ones, and repeat refused or dropped ones', () => {
    const corrections = [reversal('AMOUNT', 'PRINTED'), right('AMOUNT', 'FAILED')];
    expect(missingSteps({ kind: 'INCOME', corrections }, 'AMOUNT')).toEqual([{ kind: 'INCOME', lines: 'RIGHT' }]);
    const dropped = [reversal('AMOUNT', 'FAILED'), right('AMOUNT', 'DROPPED')];
    expect(missingSteps({ kind: 'INCOME', corrections: dropped }, 'AMOUNT')).toHaveLength(2);
  });
});

describe('a receipt without corrections', () => {
  test.each([
    ['is printed', {}, null, ['SUPPLIER', 'VAT']],
    ['is printed with another amount', { printedAmount: 90 }, 'AMOUNT', ['AMOUNT']],
    ['is refused', { ...waiting, state: 'FAILED' }, 'REFUSED', ['MISSING']],
    ['waits too long', waiting, 'MISSING', ['MISSING']],
    ['waits', { ...waiting, createdAt: minutesAgo(receiptPatienceMinutes - 1) }, null, []],
    ['waits for a refund that was not made', { ...waiting, kind: 'RETURN', isMade: false }, null, []],
    ['is refused with its refund', { ...waiting, kind: 'RETURN', state: 'FAILED', isMade: false }, null, []],
  ] as const)('that %s', (_, change, problem, mistakes) => {
    expect(receiptProblem(receipt(change), now)).toBe(problem);
    expect(mistakesOf(receipt(change), now)).toEqual(mistakes);
  });
});

describe('a receipt with corrections', () => {
  const missing = right('MISSING', 'PRINTED');
  test.each([
    ['one is on its way', { ...waiting, corrections: [right('MISSING', 'EXPECTED')] }, null, []],
    ['one is printed', { ...waiting, corrections: [missing] }, null, []],
    ['the receipt came after it', { corrections: [missing] }, 'DOUBLE', ['DOUBLE']],
    ['and what came after it is reversed', { corrections: [missing, reversal('DOUBLE', 'EXPECTED')] }, null, []],
    ['its reversal was refused', { corrections: [missing, reversal('DOUBLE', 'FAILED')] }, 'DOUBLE', ['DOUBLE']],
    [
      'the second document was refused',
      { printedAmount: 90, corrections: [reversal('AMOUNT', 'PRINTED'), right('AMOUNT', 'FAILED')] },
      'UNFINISHED',
      ['AMOUNT'],
    ],
    [
      'all were refused',
      { printedAmount: 90, corrections: [reversal('AMOUNT', 'FAILED'), right('AMOUNT', 'DROPPED')] },
      'AMOUNT',
      ['AMOUNT'],
    ],
    [
      'both are printed',
      { printedAmount: 90, corrections: [reversal('AMOUNT', 'PRINTED'), right('AMOUNT', 'PRINTED')] },
      null,
      [],
    ],
  ] as const)('when %s', (_, change, problem, mistakes) => {
    expect(receiptProblem(receipt(change), now)).toBe(problem);
    expect(mistakesOf(receipt(change), now)).toEqual(mistakes);
  });
});
