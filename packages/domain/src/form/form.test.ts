import { expect, test } from 'vitest';
import { confirmed, email, firstMessage, formMessages, max, min, nickname, phone, required } from './index.ts';

test.each([
  ['VAL-01: required', required('  '), 'Поле обязательно для заполнения'],
  ['VAL-02: max', max(3)('четыре'), 'Поле должно быть не более 3 символов'],
  ['VAL-03: min', min(3)('да'), 'Поле должно быть не менее 3 символов'],
  ['VAL-04: confirmed', confirmed(() => 'а')('б'), 'Поля не совпадают'],
])('%s', (_, said, message) => expect(said).toBe(message));

test('VAL-05: empty values pass min and max', () => {
  expect(min(3)('')).toBeUndefined();
  expect(max(3)('')).toBeUndefined();
});

test('an emoji is one character, as for the API', () => {
  expect(min(8)('🌷🌹🌷🌹')).toBe('Поле должно быть не менее 8 символов');
  expect(max(4)('🌷🌹🌷🌹')).toBeUndefined();
});

test('the first failing rule provides the message', () => {
  expect(firstMessage('', [required, min(3)])).toBe('Поле обязательно для заполнения');
  expect(firstMessage('да', [required, min(3)])).toBe('Поле должно быть не менее 3 символов');
  expect(firstMessage('дом', [required, min(3)])).toBeUndefined();
});

test('a phone and an e-mail may be empty but not incomplete', () => {
  expect([phone(''), phone('8 912 345-67-89'), phone('+7912')]).toEqual([undefined, undefined, formMessages.phone]);
  expect([email(''), email('anna@vetka.ru'), email('anna@vetka')]).toEqual([undefined, undefined, formMessages.email]);
});

test('a nickname consists of Latin letters, digits and the signs between them', () => {
  for (const good of ['', 'Polina.V', 'user-1f', '7_roz', ' a ']) expect(nickname(good)).toBeUndefined();
  for (const bad of ['полина', '.polina', 'polina-', 'po lina', '@polina']) {
    expect(nickname(bad)).toBe(formMessages.nickname);
  }
});

test.each([
  'anna@vetka',
  'anna@vetka.',
  'anna@vetka..ru',
  'anna@.ru',
  '@vetka.ru',
  'anna vetka@mail.ru',
  'a@b@vetka.ru',
])('refuses the e-mail %s', (text) => {
  expect(email(text)).toBe(formMessages.email);
});
