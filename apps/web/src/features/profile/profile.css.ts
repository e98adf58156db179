import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const head = style({ marginBlock: `${vars.space[16]} ${vars.space[32]}` });

export const about = style({
  display: 'grid',
  gap: vars.space[16],
  marginBottom: vars.space[24],
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[32] } },
});

export const words = style({ minWidth: 0 });

export const name = style({
  fontSize: 30,
  lineHeight: '36px',
  fontWeight: 640,
  letterSpacing: '-0.02em',
  '@media': { [wide]: { fontSize: 42, lineHeight: '48px' } },
});

export const bio = style({ marginTop: vars.space[8], maxWidth: 680 });

export const meta = style({ color: vars.color.ink2, fontSize: 14, lineHeight: '20px' });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  marginTop: vars.space[12],
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBottom: vars.space[24] });

/** Together as wide as a phone, each as its words need. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

globalStyle(`${actions} > *`, { flexGrow: 1 });
