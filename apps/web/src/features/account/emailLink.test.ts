import { expect, test } from 'vitest';
import { parseEmailLink } from './emailLink.ts';

test('the settings URL accepts only known outcomes of the e-mail link', () => {
  expect(parseEmailLink({ email: 'confirmed' })).toEqual({ email: 'confirmed' });
  expect(parseEmailLink({ email: 'stale', back: '/' })).toEqual({ email: 'stale' });
  expect(parseEmailLink({ email: '<b>' })).toEqual({ email: undefined });
  expect(parseEmailLink({})).toEqual({});
});
