import type { CashReceipt, CorrectionDocument } from '@vetka/domain/receipt';
import { expect, test } from 'vitest';
import { correctionText, mistakeChoices, receiptBadge, vatText } from './receiptWords.ts';

test.each([
  ['none', 'без НДС'],
  ['vat0', 'НДС 0 %'],
  ['vat22', 'НДС 22 %'],
  ['vat122', 'НДС 22/122'],
])('the rate %s is «%s»', (vat, text) => {
  expect(vatText(vat).replaceAll('\u00A0', ' ')).toBe(text);
});

const printed = { problem: null, state: 'PRINTED', corrections: [] } as unknown as CashReceipt;
const correctionIn = (state: string) => ({ state }) as CorrectionDocument;

test.each([
  [printed, 'Пробит'],
  [{ ...printed, state: 'EXPECTED' as const }, 'Ждём кассу'],
  [{ ...printed, problem: 'REFUSED' as const }, 'Касса не приняла'],
  [{ ...printed, corrections: [correctionIn('FAILED')] }, 'Пробит'],
  [{ ...printed, corrections: [correctionIn('PRINTED'), correctionIn('EXPECTED')] }, 'Исправляем'],
  [{ ...printed, corrections: [correctionIn('FAILED'), correctionIn('PRINTED')] }, 'Исправлен'],
])('the badge of %j says «%s»', (receipt, text) => {
  expect(receiptBadge(receipt).text).toBe(text);
});

test('a correction shows the error and its basis', () => {
  const correction = { kind: 'INCOME', mistake: 'MISSING', basis: 'SELF', baseNumber: '' } as CorrectionDocument;
  expect(correctionText(correction)).toBe('Чек коррекции прихода: чек не пробит, самостоятельно');
  expect(correctionText({ ...correction, basis: 'INSTRUCTION', baseNumber: '17-04/12' })).toMatch(
    /: чек не пробит, по предписанию №\s17-04\/12$/,
  );
});

test('only possible corrections are offered', () => {
  expect(mistakeChoices({ mistakes: ['SUPPLIER', 'VAT'] }).map(({ label }) => label)).toEqual([
    'Не тот продавец',
    'Не та ставка НДС',
  ]);
});
