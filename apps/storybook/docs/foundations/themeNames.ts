import type { ThemeName } from '@vetka/ui/tokens';

/** Themes in display order, with their names in the design. */
export const themeNames: readonly (readonly [ThemeName, string])[] = [
  ['light', 'светлая'],
  ['dark', 'тёмная'],
  ['contrast', 'контраст'],
];
