import { expect, test } from 'vitest';
import { movedAddress } from './movedAddress.ts';

const rest = { search: '?sort=new', hash: '#reviews' };

test('RUL-07: search and hash move along', () => {
  expect(movedAddress('/catalog', rest)).toBe('/catalog?sort=new#reviews');
  expect(movedAddress('/catalog', { search: '', hash: '' })).toBe('/catalog');
});

test('RUL-07: what the new address brings itself wins', () => {
  expect(movedAddress('/catalog?sort=cheap', rest)).toBe('/catalog?sort=cheap#reviews');
  expect(movedAddress('/catalog#top', rest)).toBe('/catalog?sort=new#top');
});
