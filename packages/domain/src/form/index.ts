import { normalizePhone } from '../phone/index.ts';
import { pluralForm } from '../plural/index.ts';
import { lengthOf } from '../text/index.ts';

/** Validation runs this long after the last keystroke (ms). */
export const validateOnInputDelayMs = 300;
/** Success flags are cleared after this delay (ms). */
export const successFlagMs = 3000;
/** Server validation errors and listed errors are cleared after this delay (ms). */
export const errorsClearAfterMs = 8000;

/** Messages of the form rules, to the letter; «N символов» is not declined. */
export const formMessages = {
  required: 'Поле обязательно для заполнения',
  max: (n: number) => `Поле должно быть не более ${n} символов`,
  min: (n: number) => `Поле должно быть не менее ${n} символов`,
  confirmed: 'Поля не совпадают',
  phone: 'Введите номер полностью: +7 и ещё 10 цифр',
  email: 'Проверьте адрес: в нём есть @ и точка после неё',
  nickname: 'Только латинские буквы, цифры, точка, дефис и подчёркивание; в начале и в конце буква или цифра',
} as const;

/** A rule returns a message, or `undefined` for a valid value. */
export type Rule<T = string> = (value: T) => string | undefined;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

export const required: Rule<unknown> = (value) =>
  isEmpty(typeof value === 'string' ? value.trim() : value) ? formMessages.required : undefined;
/** Empty values pass. */
export const max =
  (n: number): Rule =>
  (value) =>
    lengthOf(value) > n ? formMessages.max(n) : undefined;
/** Empty values pass. */
export const min =
  (n: number): Rule =>
  (value) =>
    value !== '' && lengthOf(value) < n ? formMessages.min(n) : undefined;
export const confirmed =
  (other: () => string): Rule =>
  (value) =>
    value === other() ? undefined : formMessages.confirmed;

/** A complete Russian number in any notation. Empty values pass. */
export const phone: Rule = (value) =>
  value === '' || normalizePhone(value) !== undefined ? undefined : formMessages.phone;
/** One «@» with a dotted domain after it, no spaces. Only sending a message can prove that an address exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
/** An e-mail address. Empty values pass. */
export const email: Rule = (value) => (value === '' || isEmail(value) ? undefined : formMessages.email);

/** Latin letters, digits and `._-`, with a letter or a digit at both ends. Empty values and surrounding spaces pass. */
export const nickname: Rule = (value) =>
  value === '' || /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(value.trim()) ? undefined : formMessages.nickname;

/** The first message of several rules. */
export const firstMessage = <T>(value: T, rules: readonly Rule<T>[]): string | undefined => {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
};

/** «1 секунду», «2 секунды», «5 секунд». */
export const seconds = (count: number): string =>
  `${count}\u00A0${pluralForm(count, ['секунду', 'секунды', 'секунд'])}`;
