import { expect, test } from 'vitest';
import { refundedLines } from './refundedLines.ts';

const linesOf = (total: number, refunded: number) =>
  refundedLines({ total, refunded }).map(({ label, amount }) => `${label}: ${amount.replaceAll('\u00A0', ' ')}`);

test('an order without a refund has no lines', () => {
  expect(linesOf(280_000, 0)).toEqual([]);
});

test('a partial refund shows what came back and what remains', () => {
  expect(linesOf(280_000, 85_000)).toEqual(['Возврат: −850 ₽', 'Осталось после возврата: 1 950 ₽']);
});

test('nothing remains of a whole refund', () => {
  expect(linesOf(280_000, 280_000)).toEqual(['Возврат: −2 800 ₽']);
});
