import { expect, test } from 'vitest';
import { groupedAccount, requisitesErrors, typedPassport, typedRequisite } from './requisitesDraft.ts';

const bik = '044525974';
const account = '40802810900000000077';
const bankName = 'АО «ТБанк»';

test('requisites whose account belongs to the bank have no errors', () => {
  expect(requisitesErrors({ bik, account, bankName })).toEqual({});
});

test('each empty field has a message', () => {
  expect(requisitesErrors({ bik: '', account: '', bankName: ' ' })).toEqual({
    bik: 'Введите БИК банка',
    account: 'Введите номер счёта',
    bankName: 'Введите название банка',
  });
});

test.each([
  [{ bik: '44525974' }, { bik: 'БИК – девять цифр, начинается с 04' }],
  [{ account: account.slice(1) }, { account: 'Введите номер счёта целиком: 20 цифр' }],
  [
    { account: '40702840000000000000' },
    { account: 'Нужен расчётный счёт в рублях: начинается с 40, с шестой цифры 810' },
  ],
  [{ bik: '044525225' }, { account: 'Номер счёта не подходит к этому БИК: проверьте оба' }],
])('with %j the only error is %j', (change, errors) => {
  expect(requisitesErrors({ bik, account, bankName, ...change })).toEqual(errors);
});

test('a pasted number loses its spaces and excess digits', () => {
  expect(typedRequisite.account('р/с 4080 2810 9000 0000 0077 01')).toBe(account);
  expect(typedRequisite.bik('БИК 044525974')).toBe(bik);
});

test('an account is shown in groups of four', () => {
  expect(groupedAccount(account)).toBe('4080\u00A02810\u00A09000\u00A00000\u00A00077');
});

test('a passport is typed with its hyphen', () => {
  expect(typedPassport.issuerCode('770001')).toBe('770-001');
  expect(typedPassport.issuerCode('770-')).toBe('770');
  expect(typedPassport.series('45 10')).toBe('4510');
});
