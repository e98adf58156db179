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
  // One line on a phone, to be swiped: a second one would push the page's name down.
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' },
  },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  // In a line that is swiped nothing has to give way, or names would run into each other.
  '@media': { [media.phone]: { flex: 'none' } },
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } } },
});
