import { componentStyle } from '../../../styles/componentStyle.ts';
import { focusRingRule } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
});

export const picture = componentStyle({ position: 'relative' });

export const dimmed = componentStyle({ filter: 'saturate(0.35)', opacity: 0.75 });

export const favorite = componentStyle({
  position: 'absolute',
  zIndex: 1,
  top: 4,
  right: 4,
  '@media': { [media.md]: { top: 10, right: 10 } },
});

export const badge = componentStyle({
  position: 'absolute',
  left: 8,
  bottom: 8,
  right: 8,
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [media.md]: { left: 12, bottom: 12 } },
});

export const price = componentStyle({ marginTop: 10, '@media': { [media.md]: { marginTop: 14 } } });

/** Always two lines high, so that cards of one row align. */
export const title = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: 38,
  marginTop: vars.space[4],
  fontFamily: vars.font.family,
  fontSize: 14,
  lineHeight: '19px',
  fontWeight: 400,
  '@media': { [media.md]: { minHeight: 42, marginTop: 6, fontSize: 15, lineHeight: '21px' } },
});

/** The title's link covers the card; the heart and the button lie above it. */
export const link = componentStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.layout.pictureRadius },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingRule,
  },
});

const meta = {
  ...textRule('small'),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.color.ink2,
} as const;

export const seller = componentStyle({
  ...meta,
  marginTop: 6,
  '@media': { [media.md]: { marginTop: vars.space[8], fontSize: 13, lineHeight: '20px' } },
});

export const delivery = componentStyle({
  ...meta,
  marginTop: 2,
  '@media': { [media.md]: { marginTop: vars.space[4], fontSize: 13, lineHeight: '20px' } },
});

export const clip = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Same height for any content: the button, the stepper or the out-of-stock message. */
export const action = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignItems: 'stretch',
  minHeight: 44,
  marginTop: 'auto',
  paddingTop: 10,
  '@media': { [media.md]: { paddingTop: 14 } },
});

export const absent = componentStyle({
  ...textRule('label'),
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  color: vars.color.ink2,
});
