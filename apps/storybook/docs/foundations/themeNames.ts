import type { ThemeName } from '@vetka/ui/tokens';

/** Themes in the order in which they are shown, by the name a designer knows. */
export const themeNames: readonly (readonly [ThemeName, string])[] = [
  ['light', 'светлая'],
  ['dark', 'тёмная'],
  ['contrast', 'контраст'],
];
