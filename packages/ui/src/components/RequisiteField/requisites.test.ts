import { expect, test } from 'vitest';
import { requisiteError, type RequisiteKind } from './requisites.ts';

const rows: [RequisiteKind, string, string | undefined][] = [
  ['inn', '', undefined],
  ['inn', '7707083893', undefined],
  ['inn', '500100732259', undefined],
  ['inn', '7707083894', 'Проверьте ИНН: контрольная цифра не сходится'],
  ['inn', '77070838930', 'Введите 10 цифр ИНН организации или 12 цифр ИНН человека'],
  ['kpp', '773601001', undefined],
  ['kpp', '77360100', 'Введите 9 цифр КПП'],
  ['ogrn', '1027700132195', undefined],
  ['ogrn', '1027700132196', 'Проверьте ОГРН: контрольная цифра не сходится'],
  ['ogrnip', '304500116000157', undefined],
  ['ogrnip', '30450011600015', 'Введите 15 цифр ОГРНИП'],
];

test.each(rows)('for %s «%s» it says: %s', (kind, digits, message) => {
  expect(requisiteError(kind, digits)).toBe(message);
});
