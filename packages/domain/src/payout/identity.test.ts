import { expect, test } from 'vitest';
import { identityErrors, type CompanyDirector } from './index.ts';

const director: CompanyDirector = { lastName: 'Белова-Ким', firstName: 'Анна Мария', phone: '8 (912) 345-67-89' };

test('a director that is in order has no errors, and nothing is checked that is not there', () => {
  expect(identityErrors({ director }, '2026-11-26')).toEqual({});
  expect(identityErrors({}, '2026-11-26')).toEqual({});
});

test.each<[path: string, change: Partial<CompanyDirector>]>([
  ['director.lastName', { lastName: ' ' }],
  ['director.lastName', { lastName: 'ООО «Ромашка»' }],
  ['director.firstName', { firstName: 'Анна2' }],
  ['director.phone', { phone: '+7912' }],
])('%s is refused in %j', (path, change) => {
  expect(Object.keys(identityErrors({ director: { ...director, ...change } }, '2026-11-26'))).toEqual([path]);
});
