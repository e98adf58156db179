import { expect, test } from 'vitest';
import { movedAddress } from './movedAddress.ts';

const rest = { search: '?sort=new', hash: '#reviews' };

test('RUL-07: the query and the hash are kept', () => {
  expect(movedAddress('/catalog', rest)).toBe('/catalog?sort=new#reviews');
  expect(movedAddress('/catalog', { search: '', hash: '' })).toBe('/catalog');
});

test('RUL-07: the query and the hash of the new address take precedence', () => {
  expect(movedAddress('/catalog?sort=cheap', rest)).toBe('/catalog?sort=cheap#reviews');
  expect(movedAddress('/catalog#top', rest)).toBe('/catalog?sort=new#top');
});
