import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 68,
  padding: '8px 14px',
  borderRadius: 14,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    '&[aria-current]': { background: vars.color.leafSoft, boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
    '&[data-plain]': { boxShadow: 'none', color: vars.color.leaf },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
});

export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const name = componentStyle({ ...textRule('label'), overflowWrap: 'anywhere' });
export const role = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const disc = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.ink,
  selectors: { '[data-plain] > &': { background: vars.color.leafSoft, color: vars.color.leafInk } },
});
