import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const card = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  selectors: {
    '&[data-cancelled]': { background: `color-mix(in srgb, ${vars.color.dangerSoft} 70%, ${vars.color.surface})` },
  },
  '@media': { [media.md]: { padding: vars.space[20] } },
});

/** Only ink has enough contrast on the tint. */
const secondary = {
  color: vars.color.ink2,
  selectors: { [`${card}[data-cancelled] &`]: { color: vars.color.ink } },
} as const;

/** Decorative: the status beside it says the same with sufficient contrast. */
export const watermark = componentStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  rotate: '-14deg',
  width: 'clamp(238px, 72vw, 340px)',
  overflow: 'visible',
  fontFamily: vars.font.family,
  fontSize: 80,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  fill: vars.color.danger,
  opacity: 0.12,
  pointerEvents: 'none',
  userSelect: 'none',
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const seller = componentStyle({ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start' });
export const name = componentStyle({ ...textRule('label'), overflowWrap: 'anywhere' });
export const go = componentStyle({
  ...textRule('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: 24,
});

export const statuses = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
export const label = componentStyle(secondary);

export const products = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

export const facts = componentStyle({
  ...textRule('small'),
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '4px 12px',
  overflowWrap: 'anywhere',
});

export const sum = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
export const count = componentStyle({ ...textRule('small'), ...secondary });

export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[8],
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap' } },
});

// On a phone a single button takes the whole row.
componentGlobalStyle(`${buttons} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
