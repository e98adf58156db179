import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { color, colorPairs, contrastPairs, type ThemeName } from './tokens.ts';

const themes: ThemeName[] = ['light', 'dark', 'contrast'];
const readable = contrastPairs.flatMap((pair) => themes.map((theme) => ({ ...pair, theme })));

test.each(readable)('$text on $on reaches $needs : 1 in the $theme theme', ({ text, on, needs, theme }) => {
  expect(contrastRatio(text, on, theme)).toBeGreaterThanOrEqual(needs);
});

test.each(colorPairs)('the pair of $fill is among the checked ones', ({ text, fill }) => {
  expect(contrastPairs).toContainEqual({ text, on: fill, needs: 4.5 });
});

test('text reaches 7 : 1 in the high-contrast theme', () => {
  const weak = contrastPairs
    .filter(({ needs }) => needs === 4.5)
    .filter(({ text, on }) => contrastRatio(text, on, 'contrast') < 7);
  expect(weak).toEqual([]);
});

test('pictures of controls and the focus ring reach 4.5 : 1 in the high-contrast theme', () => {
  const weak = contrastPairs
    .filter(({ needs }) => needs === 3)
    .filter(({ text, on }) => contrastRatio(text, on, 'contrast') < 4.5);
  expect(weak).toEqual([]);
});

test('black on white is 21 : 1, so the formula is the one of WCAG', () => {
  expect(color.ink.contrast).toBe('#000000');
  expect(contrastRatio('ink', 'surface', 'contrast')).toBeCloseTo(21, 5);
});
