import { expect, test } from 'vitest';
import { parseStatisticsSearch, periodOf, statisticsQuery, stepFor, stepsFor } from './statisticsSearch.ts';

const today = '2026-11-23';

test.each([
  ['', '2026-10-25', today],
  ['?days=7', '2026-11-17', today],
  ['?days=1', today, today],
  ['?from=2026-03-01&to=2026-03-08', '2026-03-01', '2026-03-08'],
  ['?from=2026-03-08&to=2026-03-01', '2026-10-25', today],
  ['?from=2020-01-01&to=2026-03-01', '2026-10-25', today],
  ['?from=2026-02-31&to=завтра&days=900', '2026-10-25', today],
])('the URL %j shows %s to %s', (query, from, to) => {
  const search = parseStatisticsSearch(Object.fromEntries(new URLSearchParams(query)));
  expect(periodOf(search, today)).toEqual({ from, to });
});

test('the address of a view leads back to it', () => {
  const search = { from: '2026-03-01', to: '2026-03-08', step: 'WEEK', compare: 'YEAR_AGO' } as const;
  const query = new URLSearchParams(statisticsQuery(search));
  expect(parseStatisticsSearch(Object.fromEntries(query))).toEqual(search);
  expect(statisticsQuery({ days: 30 })).toBe('');
});

test('a year is shown by weeks or months, a week by days only', () => {
  const year = { from: '2025-11-24', to: '2026-11-23' };
  expect(stepsFor(year)).toEqual(['WEEK', 'MONTH']);
  expect(stepFor({ step: 'DAY' }, year)).toBe('WEEK');
  expect(stepsFor({ from: '2026-11-17', to: today })).toEqual(['DAY']);
});
