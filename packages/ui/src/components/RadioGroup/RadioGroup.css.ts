import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedOutline } from '../../styles/focusRing.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const cards = componentStyle({ gap: vars.space[8] }, list);

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 64,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.s,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  cursor: 'pointer',
  ...forcedOutline(),
  selectors: {
    '&:has(:checked)': {
      boxShadow: `inset 0 0 0 2px ${vars.color.leaf}`,
      background: vars.color.leafSoft,
      ...forcedOutline(3),
    },
    '&:has([data-invalid])': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    '&:has(:disabled)': { color: vars.color.ink2, cursor: 'not-allowed' },
    '&:has(:focus-visible)': focusRingRule,
  },
});

// The card shows the focus ring, so its radio mark needs none.
componentGlobalStyle(`${card} > input:focus-visible ~ span`, { outline: 'none' });

export const cardLabel = componentStyle({ display: 'block' }, text.label);
export const description = componentStyle({ display: 'block', color: vars.color.ink2 }, text.small);
export const aside = componentStyle(
  { flex: 'none', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  text.small,
);
