export { contrastOf, contrastProblems, contrastRatio, type ContrastProblem } from '../styles/contrast.ts';
export {
  breakpoint,
  color,
  colorPairs,
  contrastPairs,
  control,
  duration,
  easing,
  layout,
  radius,
  shadow,
  space,
  type,
} from '../styles/tokens.ts';
export type { ColorName, ColorToken, ContrastPair, Space, TextName, ThemeName, TypeToken } from '../styles/tokens.ts';
export { zIndex } from '../styles/zIndex.ts';
export { purposes, type Purpose } from '../styles/purposes.ts';
export { createTheme, ThemeContrastError, type Theme, type ThemeOptions } from './createTheme.ts';
