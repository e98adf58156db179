import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

/** A card on a phone. */
export const block = componentStyle({
  '@media': { [media.phone]: { padding: '12px 16px 4px', borderRadius: 16, background: vars.color.surface } },
});
export const head = componentStyle({ ...textRule('label'), display: 'flex', justifyContent: 'space-between', gap: 12 });
export const note = componentStyle({
  ...textRule('small'),
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const list = componentStyle({ display: 'grid' });
export const item = componentStyle({
  selectors: { '& + &': { boxShadow: `0 -1px ${vars.color.line}` } },
});
export const row = componentStyle({
  ...textRule('small'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 52,
  fontSize: 15,
  cursor: 'pointer',
  '@media': { [media.md]: { minHeight: 44 } },
});
export const name = componentStyle({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    'input:checked ~ &': {
      color: vars.color.ink2,
      textDecoration: `line-through ${vars.color.control}`,
    },
  },
});
export const quantity = componentStyle({ fontWeight: 560, fontVariantNumeric: 'tabular-nums' });
