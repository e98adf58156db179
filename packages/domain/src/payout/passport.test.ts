import { expect, test } from 'vitest';
import { passportErrors, personNameOf, type SellerPassport } from './index.ts';

const today = '2026-11-26';
const passport: SellerPassport = {
  series: '4510',
  number: '123456',
  issuedOn: '2012-06-30',
  issuerCode: '770-001',
  birthDate: '1990-05-17',
  birthPlace: 'г. Тверь',
  address: '170100, г. Тверь, ул. Советская, д. 1',
};

test('a passport that is in order has no errors', () => {
  expect(passportErrors(passport, today)).toEqual({});
});

test.each<[field: string, change: Partial<SellerPassport>]>([
  ['series', { series: '45 1' }],
  ['number', { number: '12345' }],
  ['issuerCode', { issuerCode: '770001' }],
  ['birthPlace', { birthPlace: ' ' }],
  ['address', { address: '' }],
  ['birthDate', { birthDate: '' }],
  ['birthDate', { birthDate: '2027-01-01' }],
  // Eighteen tomorrow.
  ['birthDate', { birthDate: '2008-11-27', issuedOn: '2023-01-01' }],
  ['issuedOn', { issuedOn: '' }],
  ['issuedOn', { issuedOn: '2026-11-27' }],
  ['issuedOn', { issuedOn: '2004-05-16' }],
  // 45 years and 91 days.
  ['issuedOn', { birthDate: '1981-08-27', issuedOn: '2010-01-01' }],
])('the field %s of %j is refused', (field, change) => {
  expect(Object.keys(passportErrors({ ...passport, ...change }, today))).toEqual([field]);
});

test.each<Partial<SellerPassport>>([
  { birthDate: '2008-11-26', issuedOn: '2023-01-01' },
  // Until 90 days after the birthday the former passport counts.
  { birthDate: '1981-08-28', issuedOn: '2010-01-01' },
  { birthDate: '1981-08-27', issuedOn: '2026-08-27' },
  { birthDate: '2004-02-29', issuedOn: '2024-03-01' },
])('%j is accepted', (change) => {
  expect(passportErrors({ ...passport, ...change }, today)).toEqual({});
});

test.each([
  ['ИП Белова Марина Сергеевна', { lastName: 'Белова', firstName: 'Марина', middleName: 'Сергеевна' }],
  ['Индивидуальный предприниматель Ким Анна', { lastName: 'Ким', firstName: 'Анна', middleName: '' }],
  ['Алиев Вагиф Гасан оглы', { lastName: 'Алиев', firstName: 'Вагиф', middleName: 'Гасан оглы' }],
  ['Ипатьев  Пётр', { lastName: 'Ипатьев', firstName: 'Пётр', middleName: '' }],
])('«%s» by its parts', (holder, name) => {
  expect(personNameOf(holder)).toEqual(name);
});
