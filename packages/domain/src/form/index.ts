import { normalizePhone } from '../phone/index.ts';
import { pluralForm } from '../plural/index.ts';

/** Validation waits this long after the last keystroke, milliseconds. */
export const validateOnInputDelayMs = 300;
/** Flags of success are put out after this long, milliseconds. */
export const successFlagMs = 3000;
/** Server validation errors and listed errors disappear after this long, milliseconds. */
export const errorsClearAfterMs = 8000;

/** Messages of the form rules, to the letter; «N символов» does not inflect. */
export const formMessages = {
  required: 'Поле обязательно для заполнения',
  max: (n: number) => `Поле должно быть не более ${n} символов`,
  min: (n: number) => `Поле должно быть не менее ${n} символов`,
  confirmed: 'Поля не совпадают',
  phone: 'Введите номер полностью: +7 и ещё 10 цифр',
  email: 'Проверьте адрес: в нём есть @ и точка после неё',
  nickname: 'Только латинские буквы, цифры, точка, дефис и подчёркивание; в начале и в конце буква или цифра',
} as const;

/** A rule answers with a message, or `undefined` when the value is good. */
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
    value.length > n ? formMessages.max(n) : undefined;
/** Empty values pass. */
export const min =
  (n: number): Rule =>
  (value) =>
    value.length > 0 && value.length < n ? formMessages.min(n) : undefined;
export const confirmed =
  (other: () => string): Rule =>
  (value) =>
    value === other() ? undefined : formMessages.confirmed;

/** A whole Russian number, however it is written. Empty values pass. */
export const phone: Rule = (value) =>
  value === '' || normalizePhone(value) !== undefined ? undefined : formMessages.phone;
/** Something with an «@» and a dot after it: whether it exists, only a message tells. Empty values pass. */
export const email: Rule = (value) =>
  value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : formMessages.email;

/** Latin letters of either size, digits and `._-`, a letter or a digit at both ends. Empty values and spaces around pass. */
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
