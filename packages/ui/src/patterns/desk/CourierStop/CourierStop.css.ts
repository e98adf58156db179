import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

/** The stop in hand. */
export const now = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.leafSoft,
});
export const nowHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const due = componentStyle({
  ...textRule('label'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.leafInk,
  selectors: { '&[data-hot]': { color: vars.color.clay } },
});
export const nowPlace = componentStyle({ display: 'flex', alignItems: 'center', gap: 14 });
export const nowPicture = componentStyle({ flex: 'none', width: 88 });
export const nowWords = componentStyle({ minWidth: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const address = componentStyle({ ...textRule('h2'), fontSize: 22, lineHeight: '28px' });
export const door = componentStyle(textRule('small'));

export const ways = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 });
export const way = componentStyle({ display: 'grid', borderRadius: vars.radius.s, background: vars.color.surface });
componentGlobalStyle(`${way} > *`, { minHeight: 56, paddingInline: 12, fontSize: 16 });
export const secret = componentStyle({
  ...textRule('small'),
  display: 'flex',
  gap: 12,
  padding: '12px 14px',
  borderRadius: 14,
  background: vars.color.surface,
});
export const big = componentStyle({ display: 'grid' });
componentGlobalStyle(`${big} > *`, { minHeight: 64, fontSize: 18 });

/** A stop in the list. */
export const stop = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 84,
  padding: '10px 14px 10px 10px',
  borderRadius: 16,
  background: vars.color.surface,
  selectors: { '&[data-done]': { minHeight: 76, background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.line}` } },
});
export const place = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  fontSize: 14,
  fontWeight: 560,
});
export const picture = componentStyle({ flex: 'none', width: 48 });
export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid', gap: 3, justifyItems: 'start' });
export const link = componentStyle({
  ...textRule('label'),
  fontSize: 16,
  lineHeight: '21px',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 } },
});
export const who = componentStyle({ ...textRule('small'), color: vars.color.ink2, overflowWrap: 'anywhere' });
export const marks = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const slot = componentStyle({ ...textRule('label'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const number = componentStyle({ whiteSpace: 'nowrap' });
