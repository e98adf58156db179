import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const head = style({ marginBottom: vars.space[32] });

export const cover = style({ height: 150, '@media': { [wide]: { height: 300 } } });

export const about = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  marginBottom: vars.space[20],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[24],
      paddingInline: vars.space[32],
    },
  },
});

export const avatar = style({
  justifySelf: 'start',
  display: 'inline-flex',
  marginTop: -56,
  border: `4px solid ${vars.color.ground}`,
  borderRadius: '50%',
  background: vars.color.ground,
  '@media': { [wide]: { marginTop: -32 } },
});

export const words = style({ minWidth: 0, '@media': { [wide]: { paddingTop: vars.space[20] } } });

export const name = style({
  fontSize: 30,
  lineHeight: '36px',
  fontWeight: 640,
  letterSpacing: '-0.02em',
  '@media': { [wide]: { fontSize: 42, lineHeight: '48px' } },
});

export const tagline = style({ marginTop: vars.space[4], fontSize: 16, lineHeight: '24px' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  marginTop: vars.space[8],
  color: vars.color.ink2,
  fontSize: 14,
  lineHeight: '20px',
});

globalStyle(`${facts} > li`, { display: 'flex', alignItems: 'center' });
