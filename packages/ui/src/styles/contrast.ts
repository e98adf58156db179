import { color, type ColorName, type ThemeName } from './tokens.ts';

/** Relative luminance of a `#RRGGBB` colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours of a theme, 1 to 21, WCAG 2.2. */
export function contrastRatio(text: ColorName, on: ColorName, theme: ThemeName): number {
  const [dark = 0, light = 0] = [color[text][theme], color[on][theme]].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
