import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';

const block = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  borderRadius: vars.radius.l,
  background: vars.color.surface,
} as const;

export const card = style({
  ...block,
  gap: vars.space[20],
  padding: vars.space[16],
  '@media': { [wide]: { padding: vars.space[20] } },
});
export const lines = style({ display: 'grid', gap: vars.space[12] });

/** As `StatTiles`. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const tile = style({
  ...block,
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[20]}`,
});

export const rows = style({ display: 'grid', gap: vars.space[8] });
export const row = style({
  ...block,
  gridTemplateColumns: '44px minmax(0, 1fr) 56px',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  '@media': { [wide]: { gridTemplateColumns: '44px minmax(0, 1fr) 96px' } },
});
export const picture = style({ width: 44, height: 44, borderRadius: vars.radius.s, overflow: 'hidden' });
export const words = style({ display: 'grid', gap: vars.space[8] });
export const figure = style({ display: 'block' });

/** The days of a week on a phone, its table elsewhere. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  alignContent: 'start',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  '@media': { [wide]: { marginInlineStart: 64 } },
});
export const day = style({
  height: 72,
  borderRadius: 14,
  overflow: 'hidden',
  '@media': { [wide]: { height: 104 } },
});
/** The second and later hours of the week. */
export const later = style([day, { display: 'none', '@media': { [wide]: { display: 'block' } } }]);
