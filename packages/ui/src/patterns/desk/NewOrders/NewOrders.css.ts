import { keyframes } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: 12,
  borderRadius: vars.radius.l,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  selectors: { '&[data-hot]': { background: vars.color.claySoft, color: vars.color.clay } },
});

export const head = componentStyle({
  ...textRule('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  padding: '2px 8px',
});
export const hint = componentStyle({
  ...textRule('small'),
  marginLeft: 6,
  '@media': { [media.phone]: { selectors: { [`${block}:not([data-hot]) &`]: { display: 'none' } } } },
});

const arrive = keyframes({ from: { opacity: 0, translate: '0 -12px' } });

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  gridTemplateAreas: '"pic words ring" "act act act"',
  gap: 12,
  alignItems: 'start',
  padding: 12,
  borderRadius: 14,
  background: vars.color.surface,
  color: vars.color.ink,
  '@media': {
    [media.motion]: { animation: `${arrive} ${vars.duration.mid} ${vars.easing.out}` },
    [media.md]: {
      gridTemplateColumns: 'auto 52px minmax(0, 1fr) auto',
      gridTemplateAreas: '"ring pic words act"',
      gap: 14,
      alignItems: 'center',
    },
  },
});
export const ring = componentStyle({ gridArea: 'ring' });
export const picture = componentStyle({ gridArea: 'pic' });
export const words = componentStyle({ gridArea: 'words', display: 'grid', gap: 3, justifyItems: 'start', minWidth: 0 });

export const title = componentStyle({
  ...textRule('label'),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: 16, lineHeight: '22px' } },
});
export const where = componentStyle({ ...textRule('small'), color: vars.color.ink2, overflowWrap: 'anywhere' });
export const when = componentStyle({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'block' } },
});
export const dot = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
export const marks = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});
export const total = componentStyle({ fontWeight: 560, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const number = componentStyle({ ...textRule('micro'), color: vars.color.ink2, whiteSpace: 'nowrap' });

export const actions = componentStyle({
  gridArea: 'act',
  display: 'flex',
  gap: vars.space[8],
  '@media': { [media.md]: { flexDirection: 'row-reverse', alignItems: 'center' } },
});
componentGlobalStyle(`${actions} > :first-child`, { '@media': { [media.phone]: { flex: 1 } } });
componentGlobalStyle(`${actions} button`, { '@media': { [media.phone]: { minHeight: 56 } } });

export const phoneOnly = componentStyle({ display: 'grid', '@media': { [media.md]: { display: 'none' } } });
export const wideOnly = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
