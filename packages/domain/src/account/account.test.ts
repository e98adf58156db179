import { expect, test } from 'vitest';
import { fullName, isReservedSlug, nextNicknameChange } from './index.ts';

test('REC-02: a full name is first name plus last name', () => {
  expect(fullName({ firstName: 'Анна', lastName: 'Ким' })).toBe('Анна Ким');
  expect(fullName({ firstName: 'Анна', lastName: '' })).toBe('Анна');
});

test('no slug matches a page of the site or contains «auth»', () => {
  for (const slug of ['catalog', 'my', 'editor', 'author-bukov']) expect(isReservedSlug(slug)).toBe(true);
  expect(isReservedSlug('myata-i-pion')).toBe(false);
});

test('a nickname can be changed again after 30 days, and immediately if it never was', () => {
  const changed = new Date('2026-11-01T09:00:00Z');
  expect(nextNicknameChange(null)).toBeNull();
  expect(nextNicknameChange(changed, Date.parse('2026-12-01T08:59:59Z'))).toEqual(new Date('2026-12-01T09:00:00Z'));
  expect(nextNicknameChange(changed, Date.parse('2026-12-01T09:00:00Z'))).toBeNull();
});
