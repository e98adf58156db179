import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 1024px)';

export const page = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 1120,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 72px`,
});

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** Orders beside the person's tasks, where there is room and both exist. */
export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { selectors: { '&[data-two]': { gridTemplateColumns: 'minmax(0, 1fr) 400px' } } } },
});

/** On a phone, tasks come before the orders. */
export const waiting = style({ display: 'grid', gap: vars.space[16], '@media': { [wide]: { order: 1 } } });

export const list = style({ display: 'grid', gap: vars.space[8] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: 72,
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  ':hover': { background: vars.color.sunken },
});

export const urgent = style({
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  ':hover': { background: vars.color.leafSoftHover },
});

export const rowWords = style({ display: 'grid', gap: vars.space[4], flex: '1 1 0', minWidth: 0 });

export const picture = style({ flex: 'none', width: 56 });

export const end = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const tiles = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[16] },
  },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
});

globalStyle(`${urgent} ${sign}`, { background: vars.color.surface, color: vars.color.leaf });

/** As tall as the heading with a button in the other column. */
export const heading = style({ display: 'flex', alignItems: 'center', minHeight: 44 });
