import { expect, test } from 'vitest';
import { incomeDeadline, incomeName } from './index.ts';

test.each([
  ['2026-11-01T10:00:00Z', '2026-12-09'],
  // Already December in Moscow.
  ['2026-11-30T21:30:00Z', '2027-01-09'],
  ['2026-12-31T20:59:59Z', '2027-01-09'],
  ['2026-01-15T10:00:00Z', '2026-02-09'],
])('a payment at %s is registered by %s', (paidAt, day) => {
  expect(incomeDeadline(new Date(paidAt))).toBe(day);
});

test.each([
  [[], 'Товары'],
  [['Букет'], 'Букет'],
  [['Букет', 'Ваза'], 'Букет, Ваза'],
  [['Букет', 'Ваза', 'Свечи', 'Открытка'], 'Букет, Ваза, Свечи и ещё 1'],
  [['Букет из тридцати пионов', 'Ваза'], 'Букет из тридцати п и ещё 1'],
])('a receipt for %j is named «%s»', (names, name) => {
  expect(incomeName(names, 27)).toBe(name);
});
