import { expect, test } from 'vitest';
import { FormValidationError } from './FormValidationError.ts';

const nameless = { name: '', id: undefined, message: 'Корзина пуста' };
const phone = { name: 'phone', id: 'sign-in.phone', message: 'Поле обязательно для заполнения' };

test("ERR-20: a form's error names the form and everything that is wrong", () => {
  const error = new FormValidationError('sign-in', [nameless, phone]);
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe('Form validation exception');
  expect(error.formId).toBe('sign-in');
  expect(error.errors).toEqual([nameless, phone]);
});

test('the error to report is the first that has an element id', () => {
  expect(new FormValidationError('sign-in', [nameless, phone]).first).toBe(phone);
  expect(new FormValidationError('sign-in', [nameless]).first).toBeUndefined();
});
