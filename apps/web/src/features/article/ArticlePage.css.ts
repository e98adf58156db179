import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  maxWidth: 880,
  overflowWrap: 'anywhere',
  marginInline: 'auto',
  marginBottom: vars.space[32],
  '@media': { [wide]: { justifyItems: 'center', textAlign: 'center' } },
});

export const title = style({
  fontSize: 34,
  lineHeight: '40px',
  fontWeight: 640,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: 56, lineHeight: '64px' } },
});

export const lead = style({
  color: vars.color.ink2,
  fontSize: 18,
  lineHeight: '28px',
  textWrap: 'pretty',
  '@media': { [wide]: { fontSize: 20 } },
});

export const author = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], textAlign: 'start' });

export const follow = style({ '@media': { print: { display: 'none' } } });

export const meta = style({ color: vars.color.ink2, fontSize: 14, lineHeight: '20px' });

export const cover = style({
  height: 260,
  marginBlock: `0 ${vars.space[32]}`,
  '@media': { [wide]: { height: 480, marginBlock: `0 ${vars.space[48]}` } },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  maxWidth: 680,
  marginInline: 'auto',
  marginTop: vars.space[32],
});

export const comments = style({
  '@media': { print: { display: 'none' } },
  display: 'grid',
  gap: vars.space[32],
  maxWidth: 680,
  marginInline: 'auto',
  marginTop: vars.space[32],
});

export const contents = style({
  maxWidth: 680,
  marginInline: 'auto',
  marginBottom: vars.space[32],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  fontSize: 16,
  lineHeight: '28px',
});
export const contentsOf = styleVariants({ 2: {}, 3: { paddingInlineStart: vars.space[20] } });
