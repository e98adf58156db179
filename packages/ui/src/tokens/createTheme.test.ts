import { describe, expect, test } from 'vitest';
import { color, contrastProblems, createTheme, purposes, ThemeContrastError } from './index.ts';

/** Light, dark, loud, quiet, grey, and the extremes. */
const brands = ['#B0267A', '#0A58CA', '#F5B700', '#FF3B30', '#00A37A', '#7A7A7A', '#FFFFFF', '#000000', '#8A5A2B'];

describe('any colour becomes a brand that can be read in all themes', () => {
  test.each(brands)('%s', (hex) => {
    const { colors } = createTheme({ accent: hex, second: hex, sale: hex });
    expect(contrastProblems(colors)).toEqual([]);
  });
});

test('a colour that can be read stays as it is', () => {
  expect(createTheme({ accent: '#B0267A' }).colors.leaf.light).toBe('#B0267A');
});

test('what is not given stays the kit’s', () => {
  const { css, colors } = createTheme({ accent: '#B0267A' });
  expect(colors.peony.light).toBe('#B02F5B');
  expect(css).not.toContain('peony');
  expect(css).not.toContain('radius');
});

test('exact colours that cannot be read are refused by name, theme and ratio', () => {
  const pale = { light: '#FFE08A', dark: '#FFE08A', contrast: '#FFE08A' };
  expect(() => createTheme({ colors: { leaf: pale } })).toThrow(ThemeContrastError);
  expect(() => createTheme({ colors: { leaf: pale } })).toThrow(/leaf on ground in light: 1\.\d\d, needs 4\.5/);
});

test('corners and the font are custom properties of the whole page', () => {
  const { css } = createTheme({ radius: { s: 2, full: 4 }, fontFamily: 'Georgia, serif' });
  expect(css).toBe(':root{--vetka-radius-s:2px;--vetka-radius-full:4px;--vetka-font-family:Georgia, serif;}');
});

test('a theme of the page follows the device unless the page names one', () => {
  const { css } = createTheme({ accent: '#B0267A' });
  expect(css).toContain(':root,[data-theme="light"]{--vetka-color-leaf:#B0267A;');
  expect(css).toContain('@media (prefers-color-scheme: dark){:root:not([data-theme]){');
});

test('a theme with a scope touches nothing outside it', () => {
  const { css } = createTheme({ accent: '#B0267A', radius: { s: 2 }, scope: '.shop' });
  const selectors = css.matchAll(/([^{}]+)\{(?=--)/g);
  for (const [, selector = ''] of selectors) expect(selector).toContain('.shop');
});

test.each(['#B02', '#B0267A80', 'crimson', 'rgb(176 38 122)'])('%s is refused: it is not #RRGGBB', (text) => {
  const message = `Not a #RRGGBB colour: ${text}`;
  expect(() => createTheme({ accent: text })).toThrow(message);
  expect(() => createTheme({ colors: { leaf: { light: text, dark: '#8FCFA3', contrast: '#0B3D25' } } })).toThrow(
    message,
  );
});

test('a colour may be given by its purpose, whatever it is called in the palette', () => {
  const crimson = { light: '#B0267A', dark: '#F29AC9', contrast: '#7A1452' };
  const { colors, css } = createTheme({ colors: { action: crimson } });
  expect(colors.leaf).toEqual(crimson);
  expect(css).toContain('--vetka-color-leaf:#B0267A');
});

test('every colour has a name by purpose, and no two purposes share one', () => {
  const named = Object.values(purposes);
  expect(new Set(named).size).toBe(named.length);
  const brand = /leaf|lilac|peony|honey|sky|clay|forest/i;
  expect(Object.keys(color).filter((name) => brand.test(name) && !named.some((one) => one === name))).toEqual([]);
});

test('heights of controls are custom properties, and too small ones are refused', () => {
  expect(createTheme({ control: { s: 36, field: 40 } }).css).toBe(
    ':root{--vetka-control-s:36px;--vetka-control-field:40px;}',
  );
  expect(() => createTheme({ control: { m: 20 } })).toThrow('Controls of size m are 20 px high, needs 24');
});
