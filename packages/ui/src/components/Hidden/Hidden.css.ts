import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { breakpoint } from '../../styles/tokens.ts';

const gone = { display: 'none' } as const;
// Slightly below the breakpoint, so that no fractional width falls between the two queries.
const under = (width: number) => `(max-width: ${width - 0.02}px)`;
const hiddenBelow = (width: number) => componentStyle({ display: 'contents', '@media': { [under(width)]: gone } });
const hiddenFrom = (query: string) => componentStyle({ display: 'contents', '@media': { [query]: gone } });

export const below = {
  sm: hiddenBelow(breakpoint.sm),
  md: hiddenBelow(breakpoint.md),
  lg: hiddenBelow(breakpoint.lg),
  xl: hiddenBelow(breakpoint.xl),
};

export const from = {
  sm: hiddenFrom(media.sm),
  md: hiddenFrom(media.md),
  lg: hiddenFrom(media.lg),
  xl: hiddenFrom(media.xl),
};
