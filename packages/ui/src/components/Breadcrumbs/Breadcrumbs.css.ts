import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  color: vars.color.ink2,
  // One scrollable line on a phone: a second line would push the page's title down.
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' },
  },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  // In a scrollable line items must not shrink, or names would overlap.
  '@media': { [media.phone]: { flex: 'none' } },
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } } },
});
