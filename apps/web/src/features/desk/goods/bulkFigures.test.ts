import { expect, test } from 'vitest';
import { changeOfCost, percentIn } from './bulkFigures.ts';

test.each([
  ['10', 10],
  ['+10 %', 10],
  ['−10', -10],
  ['–10%', -10],
  ['0', undefined],
  ['-91', undefined],
  ['301', undefined],
  ['1,5', undefined],
  ['', undefined],
])('«%s» is a change by %s per cent', (typed, percent) => {
  expect(percentIn(typed)).toBe(percent);
});

test.each([
  ['50', 5000],
  ['−50 ₽', -5000],
  ['+12,50', 1250],
  ['0', undefined],
  ['дорого', undefined],
])('«%s» adds %s kopecks to the cost price', (typed, amount) => {
  expect(changeOfCost(typed, 'ROUBLES')).toEqual(amount && { kind: 'COST_AMOUNT', amount });
});

test('a cost price changes by per cent as a price does', () => {
  expect(changeOfCost('−10', 'PERCENT')).toEqual({ kind: 'COST_PERCENT', percent: -10 });
  expect(changeOfCost('−95', 'PERCENT')).toBeUndefined();
});
