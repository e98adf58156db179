import { breakpoint } from './tokens.ts';

const from = (width: number) => `(min-width: ${width}px)`;

/** Media queries. The size ones are `min-width`: styles start from the phone and add to it. */
export const media = {
  sm: from(breakpoint.sm),
  md: from(breakpoint.md),
  lg: from(breakpoint.lg),
  xl: from(breakpoint.xl),
  '2xl': from(breakpoint['2xl']),
  /** The seller's desk shows its rail with words and two panes. */
  desk: from(1200),
  /** Only a phone: below 768 px. */
  phone: `(max-width: ${breakpoint.md - 0.02}px)`,
  /** Wider than a phone, narrower than `xl`. */
  tablet: `${from(breakpoint.md)} and (max-width: ${breakpoint.xl - 0.02}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** A pointer that can hover: on touch, hover styles would get stuck. */
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more) and (prefers-color-scheme: light)',
} as const;
