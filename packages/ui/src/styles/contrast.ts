import { color, contrastPairs, type ColorName, type ColorToken, type ContrastPair, type ThemeName } from './tokens.ts';

/** Red, green and blue of a `#RRGGBB` colour, 0 to 255. Throws on any other notation. */
export function channelsOf(hex: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new TypeError(`Not a #RRGGBB colour: ${hex}`);
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Relative luminance of a `#RRGGBB` colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21, WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast ratio of two colours of a theme, 1 to 21, WCAG 2.2. */
export function contrastRatio(text: ColorName, on: ColorName, theme: ThemeName): number {
  return contrastOf(color[text][theme], color[on][theme]);
}

export interface ContrastProblem extends ContrastPair {
  theme: ThemeName;
  ratio: number;
}

const themes: readonly ThemeName[] = ['light', 'dark', 'contrast'];

/** High contrast needs the next level of WCAG: 7 instead of 4.5, 4.5 instead of 3. */
const needIn = (theme: ThemeName, needs: number): number => {
  if (theme !== 'contrast') return needs;
  return needs === 4.5 ? 7 : 4.5;
};

/** Pairs of a palette that are hard to read. */
export function contrastProblems(colors: Readonly<Record<ColorName, ColorToken>>): ContrastProblem[] {
  return themes.flatMap((theme) =>
    contrastPairs
      .map(({ text, on, needs }) => ({
        text,
        on,
        needs: needIn(theme, needs),
        theme,
        ratio: contrastOf(colors[text][theme], colors[on][theme]),
      }))
      .filter(({ ratio, needs }) => ratio < needs),
  );
}
