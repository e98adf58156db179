import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 1024px)';

export const top = style({
  display: 'grid',
  gap: vars.layout.gap,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const banner = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.layout.pictureRadius,
  background: vars.color.forest,
  color: vars.color.onForest,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: 380 } },
});

export const nextBanner = style({ marginTop: vars.layout.gap });

export const bannerWords = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[16],
  padding: vars.space[24],
  '@media': { [wide]: { padding: vars.space[40] } },
});

export const bannerTitle = style({
  fontSize: 28,
  lineHeight: '34px',
  fontWeight: 640,
  letterSpacing: '-0.01em',
  '@media': { [wide]: { fontSize: 34, lineHeight: '40px' } },
});

export const bannerPicture = style({ minHeight: 200, '@media': { [wide]: { minHeight: 0 } } });

export const story = style({ marginTop: vars.space[12] });

export const facts = style({ display: 'grid', gap: vars.space[12], marginTop: vars.space[20] });

export const factName = style({ color: vars.color.ink2, fontSize: 14, lineHeight: '20px' });
