import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const digit = /\d/;
const nationalLength = 10;
const prefix = '+7 ';

/** «+7 910 384-27-15». */
const mask = ['+', '7', ' ', digit, digit, digit, ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit];

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

/** Nothing but the country code, as people begin: `8`, `7`, `+`, `+7`. */
const isCode = (text: string) => /^\+?[78]?$/.test(text);

/** A whole number that arrives at once replaces what was there, whatever its prefix and wherever the caret is. */
const takeWholeNumber: MaskitoPreprocessor = ({ elementState, data }) => {
  const arrived = nationalDigits(data);
  if (arrived.length < nationalLength) return { elementState, data };
  return { elementState: { value: prefix, selection: [prefix.length, prefix.length] }, data: arrived };
};

/** Autofill and some phone keyboards change the field itself: `89103842715` would lose its last digit to the mask. */
const readFilledValue: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const isFilledIn = action === 'validation' && elementState.value !== '' && !elementState.value.startsWith('+7');
  if (!isFilledIn) return { elementState, data };
  const value = `${prefix}${isCode(elementState.value) ? '' : nationalDigits(elementState.value)}`;
  return { elementState: { value, selection: [value.length, value.length] }, data };
};

interface TextState {
  value: string;
  selection: readonly [number, number];
}

const isWhollyReplaced = ({ value, selection: [from, to] }: TextState) => from === 0 && to === value.length;

/** After the code has been shown a `7` only repeats it, but an `8` begins a number: `+7 800`. */
function isTypedCode(state: TextState, data: string): boolean {
  if (isWhollyReplaced(state)) return isCode(data);
  return state.value === prefix && data === '7';
}

/** Somebody who begins with the code anyway, `8`, `7` or `+`, means the code and not a digit of the number. */
const takeTypedCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action !== 'insert') return { elementState, data };
  const isStart = isWhollyReplaced(elementState) || elementState.value === prefix;
  if (!isStart) return { elementState, data };
  // The code is put in as text: a preprocessor that leaves no data at all would change nothing.
  return {
    elementState: { value: '', selection: [0, 0] },
    data: isTypedCode(elementState, data) ? prefix : prefix + data,
  };
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
