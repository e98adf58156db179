import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const digit = /\d/;
const nationalLength = 10;
const prefix = '+7 ';

/** «+7 910 384-27-15». */
const mask = ['+', '7', ' ', digit, digit, digit, ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit];

/** The digits after the country code in typed, pasted or autofilled text: `8…`, `7…`, `+7…` or `9…`. */
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

/** Only the beginning of a country code: `8`, `7`, `+`, `+7`. */
const isCode = (text: string) => /^\+?[78]?$/.test(text);

/** A complete number entered at once replaces the text, whatever its prefix and the caret position. */
const takeWholeNumber: MaskitoPreprocessor = ({ elementState, data }) => {
  const arrived = nationalDigits(data);
  if (arrived.length < nationalLength) return { elementState, data };
  return { elementState: { value: prefix, selection: [prefix.length, prefix.length] }, data: arrived };
};

/** Autofill and some phone keyboards change the field directly: the mask would cut the last digit of `89103842715`. */
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

/** After the displayed code, a `7` only repeats it, but an `8` starts a number: `+7 800`. */
function isTypedCode(state: TextState, data: string): boolean {
  if (isWhollyReplaced(state)) return isCode(data);
  return state.value === prefix && data === '7';
}

/** A leading `8`, `7` or `+` means the country code, not a digit of the number. */
const takeTypedCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action !== 'insert') return { elementState, data };
  const isStart = isWhollyReplaced(elementState) || elementState.value === prefix;
  if (!isStart) return { elementState, data };
  // Insert the code as text: a preprocessor that returns no data changes nothing.
  return {
    elementState: { value: '', selection: [0, 0] },
    data: isTypedCode(elementState, data) ? prefix : prefix + data,
  };
};

/** When everything has been deleted, the rest of the prefix goes too. */
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
