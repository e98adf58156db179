import type { MaskitoOptions } from '@maskito/core';
import { maskitoNumber, maskitoParseNumber, maskitoStringifyNumber, type MaskitoNumberParams } from '@maskito/kit';

/** How a number is typed. */
export interface NumberFormat {
  /** Digits after the comma. */
  fractionDigits: number;
  isNegativeAllowed: boolean;
}

/** «7 640,5»: a no-break space between thousands, a comma; a typed or pasted full stop becomes the comma. */
const paramsOf = ({ fractionDigits, isNegativeAllowed }: NumberFormat): MaskitoNumberParams => ({
  thousandSeparator: '\u00A0',
  decimalSeparator: ',',
  maximumFractionDigits: fractionDigits,
  minusSign: '−',
  ...(isNegativeAllowed ? {} : { min: 0 }),
});

export const numberMask = (format: NumberFormat): MaskitoOptions => maskitoNumber(paramsOf(format));

/** The typed number; null for an empty text and for a lone sign. */
export function numberOf(text: string, format: NumberFormat): number | null {
  const number = maskitoParseNumber(text, paramsOf(format));
  return Number.isNaN(number) ? null : number;
}

/** The number as a person would type it. */
export const textOf = (value: number | null, format: NumberFormat): string =>
  value === null ? '' : maskitoStringifyNumber(value, paramsOf(format));
