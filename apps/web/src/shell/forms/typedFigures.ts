import { priceText } from '@vetka/domain/goods';

const kopecksPerRouble = 100;

/** Props of a text field of a form. */
interface TypedFigure {
  value: string;
  onChange: (text: string) => void;
}

/** The number in the draft of a number field; null for an empty text. */
function numberIn(text: string): number | null {
  const number = Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}

/** Props of a `NumberField` whose draft keeps the number as text. */
export const typedNumber = <Field extends TypedFigure>({ value, onChange, ...field }: Field) => ({
  ...field,
  value: numberIn(value),
  onChange: (number: number | null) => onChange(number === null ? '' : String(number)),
});

/** Props of a `MoneyField` whose draft keeps the amount as text in roubles. */
export function typedMoney<Field extends TypedFigure>({ value, onChange, ...field }: Field) {
  const roubles = numberIn(value);
  return {
    ...field,
    value: roubles === null ? null : Math.round(roubles * kopecksPerRouble),
    onChange: (kopecks: number | null) => onChange(priceText(kopecks)),
  };
}

/** The typed number, with or without its unit; NaN if it is not a number. */
export const numberOf = (typed: string): number =>
  Number(typed.replaceAll(/[\s\u00A0₽%]/g, '').replace(',', '.') || Number.NaN);

/** The typed amount in roubles, in kopecks; NaN if it is not a number. */
export const kopecksOf = (typed: string): number => Math.round(numberOf(typed) * kopecksPerRouble);

/** Kopecks formatted for a field in roubles; empty without an amount. */
export const roublesText = (kopecks: number | null): string => (kopecks ? priceText(kopecks) : '');

/** Whether a number is whole and within the limits, both included. */
export const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;
