import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const digit = /\d/;
const nationalLength = 10;

/** «+7 910 384-27-15». */
const mask: (string | RegExp)[] = [
  '+',
  '7',
  ' ',
  ...[digit, digit, digit],
  ' ',
  ...[digit, digit, digit],
  '-',
  ...[digit, digit],
  '-',
  ...[digit, digit],
];

/** The digits after the country code of whatever was typed, pasted or filled in: `8…`, `7…`, `+7…` or `9…`. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const hasCode = text.trimStart().startsWith('+7') || (digits.length > nationalLength && /^[78]/.test(digits));
  return (hasCode ? digits.slice(1) : digits).slice(0, nationalLength);
}

/** `+7XXXXXXXXXX`, shorter while it is being typed, or an empty string. */
export function toPhone(masked: string): string {
  const digits = nationalDigits(masked);
  return digits === '' ? '' : `+7${digits}`;
}

/** A whole number that arrives at once replaces what was there, whatever its prefix and wherever the caret is. */
const takeWholeNumber: MaskitoPreprocessor = ({ elementState, data }) => {
  const arrived = nationalDigits(data);
  if (arrived.length < nationalLength) return { elementState, data };
  return { elementState: { value: '+7 ', selection: [3, 3] }, data: arrived };
};

/** Autofill puts its value straight into the field: `89103842715` would lose its last digit to the mask. */
const readFilledValue: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const isFilledIn = action === 'validation' && elementState.value !== '' && !elementState.value.startsWith('+7');
  if (!isFilledIn) return { elementState, data };
  const value = `+7 ${nationalDigits(elementState.value)}`;
  return { elementState: { value, selection: [value.length, value.length] }, data };
};

/** Somebody who types the code anyway, `8` or `7` or `+7` into an empty field, means the code. */
const takeTypedCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const isFirst = action === 'insert' && /^\+?7?\s?$/.test(elementState.value);
  if (!isFirst) return { elementState, data };
  if (/^\+?[78]?$/.test(data)) return { elementState: { value: '+7 ', selection: [3, 3] }, data: '' };
  return { elementState: { value: '+7 ', selection: [3, 3] }, data };
};

/** What is left of the prefix alone after deleting everything is nothing. */
export const phoneMask: Required<Pick<MaskitoOptions, 'mask' | 'preprocessors' | 'postprocessors'>> = {
  mask,
  preprocessors: [takeWholeNumber, readFilledValue, takeTypedCode],
  postprocessors: [
    ({ value, selection }, initial) =>
      value.length < initial.value.length && /^\+?7? ?$/.test(value)
        ? { value: '', selection: [0, 0] }
        : { value, selection },
  ],
};
