import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
});
export const box = style({
  justifySelf: 'center',
  overflow: 'hidden',
  width: '100%',
  borderRadius: vars.radius.s,
  background: vars.color.ground,
  selectors: { '&[data-device="phone"]': { maxWidth: 300 } },
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0', background: vars.color.ground });

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [wide]: { gridTemplateColumns: '112px minmax(0, 1fr) auto', gap: vars.space[12] } },
});
export const picture = style({
  display: 'block',
  width: 72,
  height: 56,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.forest,
  '@media': { [wide]: { width: 112, height: 64 } },
});
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
/** A phone shows the switch and the menu under the words. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gridColumn: 2,
  '@media': { [wide]: { gridColumn: 'auto' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
