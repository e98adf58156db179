import { expect, test } from 'vitest';
import { isMovablePath, isSitePath } from './index.ts';

test.each(['/bukety', '/акция', '/catalog/old-name', '/mymoscow'])('%s may redirect', (path) => {
  expect(isMovablePath(path)).toBe(true);
});

test.each([
  '/',
  'bukety',
  '//evil.ru',
  '/\\\\evil.ru',
  '/a b',
  '/old/*',
  '/a?b=1',
  '/a#b',
  '/my',
  '/my/shop',
  '/api/v1/seo',
])('%s may not redirect', (path) => {
  expect(isMovablePath(path)).toBe(false);
});

test('a redirect leads to a path of the site, with its own query', () => {
  expect(isSitePath('/catalog?sort=new#list')).toBe(true);
  expect(isSitePath('https://evil.ru')).toBe(false);
});
