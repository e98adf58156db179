import type { FilterOption } from '@vetka/domain/catalog';
import { facetNumberText } from '@vetka/domain/goods';
import { rangeOf, type NumberRange } from './catalog.facets.ts';

/** A number of a facet, and how many listed products have it. */
export interface CountedNumber {
  /** As in the address. */
  value: string;
  number: number;
  count: number;
}

/** Up to this many numbers are options themselves; more are put into this many ranges. */
const shown = 5;

/** Numbers of facets have two digits after the point. */
const smallestStep = 0.01;

/** The number with at most two significant digits: 47 is 50 among bounds, 1234 is 1200, 0.34 is 0.35. */
function roundBound(number: number): number {
  const scale = Math.max(smallestStep, 10 ** (Math.floor(Math.log10(Math.max(number, smallestStep))) - 1));
  const step = number / scale >= 20 ? scale * 5 : scale;
  return Number((Math.round(number / step) * step).toFixed(2));
}

/**
 * At least two ranges that share more than `shown` different numbers out evenly, between round bounds where the numbers
 * lie far enough from each other. They depend on all numbers, not on the list.
 */
export function rangesOf(numbers: readonly number[]): NumberRange[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const quantiles = Array.from(
    { length: shown - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / shown)] ?? 0,
  );
  const round = [...new Set(quantiles.map(roundBound))].filter((bound) => bound > least && bound < most);
  const bounds = round.length > 0 ? round : quantiles;
  return [null, ...bounds].map((from, at) => ({ from, to: bounds[at] ?? null }));
}

const text = (number: number | null): string => (number === null ? '' : String(number));

/** «до 30 см», «30–50 см», «от 50 см» */
function rangeLabel({ from, to }: NumberRange, unit: string): string {
  if (from === null) return `до ${facetNumberText(to ?? 0, unit)}`;
  return to === null
    ? `от ${facetNumberText(from, unit)}`
    : `${facetNumberText(from, '')}–${facetNumberText(to, unit)}`;
}

const countWithin = (numbers: readonly CountedNumber[], { from, to }: NumberRange): number =>
  numbers
    .filter(({ number }) => number >= (from ?? 0) && number <= (to ?? Infinity))
    .reduce((sum, { count }) => sum + count, 0);

/**
 * The options of a facet of numbers: the numbers themselves while there are few, otherwise ranges. What is chosen is
 * an option, too, also a range that a person has written into the address.
 */
export function numberOptions(
  numbers: readonly CountedNumber[],
  unit: string,
  chosen: readonly string[],
): FilterOption[] {
  const single = ({ value, number, count }: CountedNumber): FilterOption => ({
    value,
    label: facetNumberText(number, unit),
    count,
  });
  const ranged = (range: NumberRange): FilterOption => ({
    value: `${text(range.from)}-${text(range.to)}`,
    label: rangeLabel(range, unit),
    count: countWithin(numbers, range),
  });
  const isFew = numbers.length <= shown;
  const usual = isFew
    ? numbers.toSorted((one, other) => one.number - other.number).map(single)
    : rangesOf(numbers.map(({ number }) => number)).map(ranged);
  const added = chosen
    .filter((value) => !usual.some((option) => option.value === value))
    .flatMap((value): FilterOption[] => {
      const known = numbers.find((each) => each.value === value);
      const range = rangeOf(value);
      return known ? [single(known)] : range ? [ranged(range)] : [];
    });
  return [...usual.filter(({ value, count }) => count > 0 || chosen.includes(value)), ...added];
}
