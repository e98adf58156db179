import { expect, test } from 'vitest';
import { rangeOf } from './catalog.facets.ts';
import { numberOptions, rangesOf } from './catalog.ranges.ts';

/** Options of numbers that one product has each, and of 35, which none has now. */
function optionsOf(numbers: readonly number[], chosen: readonly string[] = []) {
  const counted = numbers.map((number) => ({ value: String(number), number, count: number === 35 ? 0 : 1 }));
  const options = numberOptions(counted, 'см', chosen);
  return options.map((option) => ({ ...option, label: option.label.replace('\u00A0', ' ') }));
}

test.each([
  ['30-50', { from: 30, to: 50 }],
  ['-30', { from: null, to: 30 }],
  ['50.5-', { from: 50.5, to: null }],
  ['-', undefined],
  ['30', undefined],
  ['ot-30-do-50', undefined],
  ['1-2-3', undefined],
])('«%s» in an address is the range %j', (value, range) => {
  expect(rangeOf(value)).toEqual(range);
});

test('a few numbers are options themselves, in their order', () => {
  expect(optionsOf([50, 35, 30.5], ['35'])).toEqual([
    { value: '30.5', label: '30,5 см', count: 1 },
    { value: '35', label: '35 см', count: 0 },
    { value: '50', label: '50 см', count: 1 },
  ]);
});

test('many numbers are put into ranges between round bounds', () => {
  expect(optionsOf([12, 20, 25, 31, 33, 35, 41, 47, 58, 63, 120])).toEqual([
    { value: '-25', label: 'до 25 см', count: 3 },
    { value: '25-35', label: '25–35 см', count: 3 },
    { value: '40-60', label: '40–60 см', count: 3 },
    { value: '60-', label: 'от 60 см', count: 2 },
  ]);
});

test('a chosen range that is not offered becomes an option; a value that is neither a number nor a range does not', () => {
  expect(optionsOf([12, 20, 25, 31, 33, 35, 41, 47, 58], ['30-34', 'net', '58']).slice(-2)).toEqual([
    { value: '30-34', label: '30–34 см', count: 2 },
    { value: '58', label: '58 см', count: 1 },
  ]);
});

test('bounds never repeat, and lie between the least and the greatest number', () => {
  expect(rangesOf([1, 2, 2.1, 2.2, 2.3, 2.4])).toEqual([
    { from: null, to: 2 },
    { from: 2, to: null },
  ]);
  expect(rangesOf([0, 0.01, 0.02, 0.03, 0.04, 0.05]).at(-1)).toEqual({ from: 0.04, to: null });
});

test('fractions are put into ranges between fractions, exact where they lie too close for round ones', () => {
  expect(rangesOf([0.1, 0.2, 0.25, 0.3, 0.5, 0.7])).toEqual([
    { from: null, to: 0.2 },
    { from: 0.2, to: 0.25 },
    { from: 0.25, to: 0.3 },
    { from: 0.3, to: 0.5 },
    { from: 0.5, to: null },
  ]);
  expect(rangesOf([5, 5.1, 5.2, 5.3, 5.35, 5.4]).map(({ from }) => from)).toEqual([null, 5.1, 5.2, 5.3, 5.35]);
});

test('every offered range can be written into an address and read again', () => {
  for (const numbers of [
    [0.1, 0.2, 0.25, 0.3, 0.5, 0.7],
    [1.1, 1.2, 1.3, 1.4, 1.5, 1.9],
    [5, 5.01, 5.02, 5.03, 5.04, 5.05],
  ]) {
    const options = optionsOf(numbers);
    expect(options.filter(({ value, count }) => count === 0 || rangeOf(value) === undefined)).toEqual([]);
  }
});
