import { expect, test } from 'vitest';
import { fullName, isReservedSlug } from './index.ts';

test('REC-02: a full name is first name plus last name', () => {
  expect(fullName({ firstName: 'Анна', lastName: 'Ким' })).toBe('Анна Ким');
  expect(fullName({ firstName: 'Анна', lastName: '' })).toBe('Анна');
});

test('no slug takes the place of a page, nor has «auth» in it', () => {
  for (const slug of ['catalog', 'my', 'editor', 'author-bukov']) expect(isReservedSlug(slug)).toBe(true);
  expect(isReservedSlug('myata-i-pion')).toBe(false);
});
