import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const slot = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  selectors: { '& + &': { marginTop: 24 } },
  '@media': {
    [media.md]: { gridTemplateColumns: '84px minmax(0, 1fr)', gap: 12, selectors: { '& + &': { marginTop: 20 } } },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  minWidth: 0,
  '@media': { [media.md]: { flexDirection: 'column', flexWrap: 'nowrap', gap: 2, paddingTop: 14 } },
});
export const title = componentStyle({
  fontFamily: vars.font.family,
  fontSize: 19,
  lineHeight: '24px',
  fontWeight: 560,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const note = componentStyle({
  ...textRule('micro'),
  color: vars.color.ink2,
  '@media': { [media.phone]: { fontSize: 14, lineHeight: '20px' } },
});
export const now = componentStyle({ color: vars.color.leaf, fontWeight: 560 });
export const late = componentStyle({ color: vars.color.clay, fontWeight: 560 });

/** At the far end of a phone's head, below the words on wider screens. */
export const action = componentStyle({
  alignSelf: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.md]: { alignSelf: 'start', marginInlineStart: 0 } },
});

export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  '@media': { [media.md]: { gap: 6 } },
});

export const summary = componentStyle({
  ...textRule('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 64,
  padding: '10px 16px 10px 12px',
  borderRadius: 16,
  background: vars.color.surface,
  textAlign: 'left',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
});
export const calendar = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
});
export const words = componentStyle({ flex: 1, minWidth: 0 });
export const chevron = componentStyle({
  display: 'flex',
  color: vars.color.ink2,
  transition: `rotate ${vars.duration.mid} ${vars.easing.inOut}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
