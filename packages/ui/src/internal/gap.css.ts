import { componentStyle } from '../styles/componentStyle.ts';
import { media } from '../styles/media.ts';
import { space, type Space } from '../styles/tokens.ts';
import { vars } from '../styles/vars.css.ts';

const gapClasses = (query?: string) =>
  Object.fromEntries(
    space.map((size) => {
      const rule = { gap: vars.space[size] };
      return [size, componentStyle(query === undefined ? rule : { '@media': { [query]: rule } })];
    }),
  ) as Record<Space, string>;

/** Gaps by token, from a given width up. */
export const gaps = { xs: gapClasses(), md: gapClasses(media.md), xl: gapClasses(media.xl) };

/** The gap of the page grid: 12, 16 or 24 px by width. */
export const gridGap = componentStyle({ gap: vars.layout.gap });
