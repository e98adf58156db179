import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const head = style({ display: 'grid', gap: vars.space[16], marginBottom: vars.space[32] });

export const about = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const picture = style({ flex: 'none', width: 72 });

/** One row of photos that scrolls sideways. */
export const strip = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  margin: 0,
  padding: 2,
  listStyle: 'none',
});

export const stripPhoto = style({
  width: 96,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  cursor: 'pointer',
});

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
