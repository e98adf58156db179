import type { Space } from '../styles/tokens.ts';
import { classes } from './classes.ts';
import { gaps, gridGap } from './gap.css.ts';

/** One gap, a gap per width (`xs` and up, `md` and up, `xl` and up), or the gap of the page grid. */
export type Gap = Space | 'grid' | { xs: Space; md?: Space; xl?: Space };

/** Class names of a gap. */
export function gapClass(gap: Gap): string {
  if (gap === 'grid') return gridGap;
  if (typeof gap === 'number') return gaps.xs[gap];
  return classes(gaps.xs[gap.xs], gap.md && gaps.md[gap.md], gap.xl && gaps.xl[gap.xl]);
}
