import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataDirectory } from './dataDirectory.ts';

beforeEach(() => vi.stubEnv('VETKA_DATA_DIR', undefined));
afterEach(() => vi.unstubAllEnvs());

test("a regular user's data is in the clone, wherever it is", () => {
  const place = { repository: '/home/anna/vetka', isRoot: false, isOpen: () => false };
  expect(dataDirectory(place)).toBe('/home/anna/vetka/.data/shop');
});

test("root's data is in the clone if other users can traverse to it", () => {
  expect(dataDirectory({ repository: '/srv/vetka', isRoot: true, isOpen: () => true })).toBe('/srv/vetka/.data/shop');
});

test("root's data is outside a clone in a private folder", () => {
  const place = { repository: '/root/work/vetka', isRoot: true, isOpen: (folder: string) => folder !== '/root' };
  expect(dataDirectory(place)).toMatch(/^\/var\/lib\/vetka\/[0-9a-f]{12}$/);
});

test('two private clones have separate folders', () => {
  const closed = (repository: string) => dataDirectory({ repository, isRoot: true, isOpen: () => false });
  expect(closed('/root/one')).not.toBe(closed('/root/two'));
});

test('VETKA_DATA_DIR takes precedence', () => {
  vi.stubEnv('VETKA_DATA_DIR', '/mnt/data');
  expect(dataDirectory({ repository: '/srv/vetka', isRoot: true, isOpen: () => true })).toBe('/mnt/data');
});
