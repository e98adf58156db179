import type { LegalVersion } from '@vetka/domain/legal';
import { expect, test } from 'vitest';
import { comparedDays } from './comparedDays.ts';
import { parseVersionsSearch } from './versionsSearch.ts';

const days = ['2026-12-20', '2026-11-20', '2026-10-01'];
const versions = days.map((day, index): LegalVersion => ({
  id: index + 1,
  state: 'PAST',
  day,
  summary: '',
  isWorse: false,
}));

test('the latest version is compared with the one before it', () => {
  expect(comparedDays(versions, {})).toEqual({ from: '2026-11-20', to: '2026-12-20' });
  expect(comparedDays(versions, { to: '2026-11-20' })).toEqual({ from: '2026-10-01', to: '2026-11-20' });
  expect(comparedDays(versions.slice(2), {})).toEqual({ from: '2026-10-01', to: '2026-10-01' });
});

test('any two versions are compared, and unknown days are not', () => {
  const asked = parseVersionsSearch({ from: '2026-12-20', to: '2026-10-01' });
  expect(comparedDays(versions, asked)).toEqual(asked);
  expect(comparedDays(versions, { from: '2020-01-01', to: '2020-01-02' })).toEqual(comparedDays(versions, {}));
  expect(parseVersionsSearch({ from: 'вчера', to: 5 })).toEqual({});
});
