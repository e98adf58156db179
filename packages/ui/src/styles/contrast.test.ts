import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { color, colorPairs, contrastPairs, type ThemeName } from './tokens.ts';

const themes: ThemeName[] = ['light', 'dark', 'contrast'];
const readable = contrastPairs.flatMap((pair) => themes.map((theme) => ({ ...pair, theme })));

test.each(readable)('$text on $on has a contrast of $needs : 1 in the $theme theme', ({ text, on, needs, theme }) => {
  expect(contrastRatio(text, on, theme)).toBeGreaterThanOrEqual(needs);
});

test.each(colorPairs)('the pair of $fill is among the checked pairs', ({ text, fill }) => {
  expect(contrastPairs).toContainEqual({ text, on: fill, needs: 4.5 });
});

test('text has a contrast of 7 : 1 in the high-contrast theme', () => {
  const weak = contrastPairs
    .filter(({ needs }) => needs === 4.5)
    .filter(({ text, on }) => contrastRatio(text, on, 'contrast') < 7);
  expect(weak).toEqual([]);
});

test('control graphics and the focus ring have a contrast of 4.5 : 1 in the high-contrast theme', () => {
  const weak = contrastPairs
    .filter(({ needs }) => needs === 3)
    .filter(({ text, on }) => contrastRatio(text, on, 'contrast') < 4.5);
  expect(weak).toEqual([]);
});

test('black on white is 21 : 1, as WCAG defines', () => {
  expect(color.ink.contrast).toBe('#000000');
  expect(contrastRatio('ink', 'surface', 'contrast')).toBeCloseTo(21, 5);
});
