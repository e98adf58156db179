import { expect, test } from 'vitest';
import { parseEmailLink } from './emailLink.ts';

test('the address of the settings says what became of the link in a letter, and nothing else', () => {
  expect(parseEmailLink({ email: 'confirmed' })).toEqual({ email: 'confirmed' });
  expect(parseEmailLink({ email: 'stale', back: '/' })).toEqual({ email: 'stale' });
  expect(parseEmailLink({ email: '<b>' })).toEqual({ email: undefined });
  expect(parseEmailLink({})).toEqual({});
});
