import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const lines = componentStyle({ ...textRule('small'), display: 'grid', gap: vars.space[8] });
export const line = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
export const label = componentStyle({ color: vars.color.ink2, minWidth: 0, overflowWrap: 'anywhere' });
export const amount = componentStyle({
  color: vars.color.peony,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const source = componentStyle({
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  listStyle: 'none',
  cursor: 'pointer',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  alignItems: 'center',
  minHeight: 24,
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const sourceLabel = componentStyle({
  color: vars.color.ink2,
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
});
export const products = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingLeft: vars.space[12],
  fontSize: 13,
});
