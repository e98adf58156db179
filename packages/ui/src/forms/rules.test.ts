import { confirmed, max, min, phone, required } from '@vetka/domain/form';
import { describe, expect, test } from 'vitest';
import { findWrong, isRequiredField, type FieldRules } from './rules.ts';

const order = { time: '', recipient: { phone: '+7912' } };
const values = { password: 'ab', again: 'abc', comment: '', orders: [order, { ...order, time: '15:00' }] };

const rules: FieldRules<typeof values> = {
  orders: values.orders.map(() => ({ time: required, recipient: { phone: [required, phone] } })),
  password: [required, min(8)],
  again: confirmed(() => values.password),
  comment: [min(3), max(5)],
};

describe('rules in the shape of the values', () => {
  test('find errors, with the messages of the specification', () => {
    expect(
      findWrong({ password: '', again: '', comment: '', long: 'слишком', short: 'да' }, {
        password: required,
        again: [min(3), max(3)],
        long: max(5),
        short: min(3),
        comment: confirmed(() => 'да'),
      } satisfies FieldRules<Record<'password' | 'again' | 'comment' | 'long' | 'short', string>>),
    ).toEqual([
      { name: 'password', message: 'Поле обязательно для заполнения' },
      { name: 'long', message: 'Поле должно быть не более 5 символов' },
      { name: 'short', message: 'Поле должно быть не менее 3 символов' },
      { name: 'comment', message: 'Поля не совпадают' },
    ]);
  });

  test('VAL-18: name what is inside a list like orders.{index}.{field}, in the order of the rules', () => {
    expect(findWrong(values, rules).map(({ name }) => name)).toEqual([
      'orders.0.time',
      'orders.0.recipient.phone',
      'orders.1.recipient.phone',
      'password',
      'again',
    ]);
  });

  test('can validate a group of fields as a whole', () => {
    const whole: FieldRules<{ address: { street: string } }> = { address: ({ street }) => required(street) };
    expect(findWrong({ address: { street: ' ' } }, whole)).toMatchObject([{ name: 'address' }]);
    expect(findWrong({ files: [] as string[] }, { files: required })).toMatchObject([{ name: 'files' }]);
  });

  test('skip fields without rules', () => {
    expect(findWrong({ name: '' }, { name: undefined })).toEqual([]);
  });

  test('know which fields are required', () => {
    expect(isRequiredField(rules, 'orders.1.time')).toBe(true);
    expect(isRequiredField(rules, 'orders.0.recipient.phone')).toBe(true);
    expect(isRequiredField(rules, 'comment')).toBe(false);
    expect(isRequiredField(rules, 'orders')).toBe(false);
  });
});
