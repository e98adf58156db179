import { expect, test } from 'vitest';
import { moneyQuery, movesAsked, parseMoneySearch } from './moneySearch.ts';

test('the URL keeps the month, the kind, the account and the number of an order', () => {
  const search = { month: '2026-11', kind: 'SALES', account: 'SELLER_PENDING', search: '10531' } as const;
  expect(moneyQuery(search)).toBe('?month=2026-11&kind=SALES&account=SELLER_PENDING&search=10531');
  expect(parseMoneySearch({ ...search, search: 10_531 })).toEqual(search);
});

test.each(['waiting', 'payouts', 'receipts'] as const)('the URL keeps the view %s', (view) => {
  expect(moneyQuery({ view })).toBe(`?view=${view}`);
  expect(parseMoneySearch({ view })).toEqual({ view });
});

test('what the URL does not know is ignored', () => {
  expect(parseMoneySearch({ month: '2026-13', kind: 'ALL', account: 'BANK', view: 'all' })).toEqual({});
  expect(moneyQuery({})).toBe('');
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the month %s ends on %s', (month, to) => {
  expect(movesAsked({ month })).toEqual({ from: `${month}-01`, to });
});
