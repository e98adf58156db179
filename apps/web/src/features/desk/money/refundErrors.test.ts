import { expect, test } from 'vitest';
import { refundErrors } from './refundErrors.ts';

const lines = [
  { orderProductId: 501, amount: 100_00 },
  { orderProductId: 507, amount: 900_00 },
];

test('a refusal of the server is shown at the line that it names', () => {
  const errors = { 'lines.1.amount': 'Не больше 500 ₽', delivery: 'Не больше 0 ₽' };
  expect(refundErrors(errors, { lines })).toEqual({
    lines: { 507: 'Не больше 500 ₽', delivery: 'Не больше 0 ₽' },
    rest: undefined,
  });
});

test('a refusal that names no line is shown above the form', () => {
  expect(refundErrors({ lines: 'Напишите, сколько вернуть' }, { lines })).toEqual({
    lines: {},
    rest: 'Напишите, сколько вернуть',
  });
});
