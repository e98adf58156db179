import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseline, plotHeights } from '../chart/scale.ts';
import { barLayout } from './barLayout.ts';

test('bars stay inside the chart, in order, and higher values are never lower', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 100 }), (values) => {
      const { bars, ticks } = barLayout(values);
      expect(bars).toHaveLength(values.length);
      for (const [index, bar] of bars.entries()) {
        expect(bar.top).toBeGreaterThanOrEqual(plotHeights.above - 1e-6);
        expect(bar.top + bar.height).toBeCloseTo(baseline);
        expect(bar.x).toBeGreaterThan((bars[index - 1]?.x ?? -1) + (bars[index - 1]?.width ?? 0));
        expect(bar.x + bar.width).toBeLessThan(100);
        const lower = bars.filter((_, other) => (values[other] ?? 0) <= (values[index] ?? 0));
        expect(Math.max(...lower.map(({ height }) => height))).toBe(bar.height);
      }
      expect(ticks[0]?.value).toBe(0);
      expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(Math.max(...values));
    }),
  );
});

test('a day without sales has no bar, and the smallest sale can be seen', () => {
  const { bars } = barLayout([0, 1, 1_000_000]);
  expect(bars.map(({ height }) => height)).toEqual([0, 2, plotHeights.plot]);
});

test('words below fit, and the last bar always has them', () => {
  for (let count = 1; count <= 100; count += 1) {
    const words = barLayout(Array.from({ length: count }, () => 1)).bars.map((bar) => bar.words);
    expect(words.at(-1)).toBe('always');
    expect(words.filter((each) => each !== 'never').length).toBeLessThanOrEqual(10);
    expect(words.filter((each) => each === 'always').length).toBeLessThanOrEqual(5);
  }
});

/** Widths of the narrowest charts of a phone and of a wider screen, and of words such as «25 нояб.» (px). */
const plots = { always: 262, wide: 560 } as const;
const wordsWidth = 50;

test('words below many bars never overlap, nor do the last ones, which end at the edge', () => {
  for (let count = 15; count <= 100; count += 1) {
    const { bars } = barLayout(Array.from({ length: count }, () => 1));
    for (const [screen, plot] of Object.entries(plots)) {
      const shown = bars.filter(({ words }) => words === 'always' || (words === 'wide' && screen === 'wide'));
      const starts = shown.map(({ isAtEdge, middle }) =>
        isAtEdge ? plot - wordsWidth : (middle / 100) * plot - wordsWidth / 2,
      );
      for (const [index, start] of starts.entries()) {
        const end = (starts[index - 1] ?? -Infinity) + wordsWidth;
        expect(start, `${count} bars on a screen with ${screen}`).toBeGreaterThan(end);
      }
    }
  }
});
