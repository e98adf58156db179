import type { SellerCommissionRule } from '@vetka/domain/ledger';
import { expect, test } from 'vitest';
import { changeLines, currentLines } from './commissionLines.ts';

const base: SellerCommissionRule = { kind: 'BASE', subject: null, rate: 1500, minimum: 0, taxRate: 2200 };
const vases: SellerCommissionRule = { ...base, kind: 'CATEGORY', subject: 'Вазы', rate: 1000 };
const at = '2027-01-01T00:00:00Z';

test('rules of two categories with one name are merged into one line with all their products', () => {
  const current = [
    { rule: vases, goods: 3 },
    { rule: base, goods: 2 },
    { rule: { ...vases }, goods: 4 },
    { rule: null, goods: 1 },
  ];
  expect(currentLines({ current })).toEqual([
    { terms: '10\u00A0%, внутри НДС 22\u00A0%, для категории «Вазы»', goods: 7 },
    { terms: '15\u00A0%, внутри НДС 22\u00A0%, для всех товаров', goods: 2 },
    { terms: 'без комиссии', goods: 1 },
  ]);
});

test('equal changes of one day are merged into one line, those of other days are not', () => {
  const change = { at, goods: 2, before: base, after: vases };
  const later = { ...change, at: '2027-02-01T00:00:00Z' };
  expect(changeLines({ changes: [change, { ...change, goods: 5 }, later] })).toMatchObject([
    { at, title: 'Комиссия снизится', goods: 7 },
    { at: later.at, title: 'Комиссия снизится', goods: 2 },
  ]);
});

test('a rule that replaces one with the same terms is not a change', () => {
  expect(changeLines({ changes: [{ at, goods: 2, before: vases, after: { ...vases } }] })).toEqual([]);
});

test.each([
  [base, vases, 'Комиссия снизится'],
  [vases, base, 'Комиссия вырастет'],
  [null, base, 'Комиссия вырастет'],
  [base, { ...base, minimum: 5000 }, 'Условия изменятся'],
])('a change is described in words', (before, after, title) => {
  expect(changeLines({ changes: [{ at, goods: 1, before, after }] })).toMatchObject([{ title }]);
});
