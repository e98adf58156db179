import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const chat = componentStyle({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100%',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(280px, 376px) minmax(0, 1fr)', gap: vars.space[24] } },
});

/** Side padding for the rows, whose background extends beyond the page's text edge. */
export const rooms = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
  overflowY: 'auto',
  paddingInline: vars.space[12],
  marginInline: -12,
  '@media': { [media.phone]: { selectors: { '[data-open] > &': { display: 'none' } } } },
});

export const thread = componentStyle({
  display: 'grid',
  // Long names of participants are cut, and do not widen the column beyond the screen.
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  minWidth: 0,
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': { [media.md]: { borderRadius: vars.radius.l } },
});

export const nothing = componentStyle({
  display: 'grid',
  placeContent: 'center',
  color: vars.color.ink2,
  '@media': { [media.phone]: { display: 'none' } },
});
