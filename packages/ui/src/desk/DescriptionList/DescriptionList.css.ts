import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space[12],
    margin: 0,
    selectors: { '&[data-layout="columns"]': { gap: vars.space[20] } },
    '@media': {
      [media.md]: {
        selectors: {
          '&[data-layout="columns"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
        },
      },
    },
  },
  text.body,
);
export const row = componentStyle({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  '@media': {
    [media.md]: {
      selectors: {
        '[data-layout="rows"] > &': { gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 2fr)', gap: vars.space[16] },
      },
    },
  },
});
componentGlobalStyle(`${row} > dd`, { margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const term = componentStyle({ color: vars.color.ink2 }, text.small);
export const note = componentStyle({ color: vars.color.ink2 }, text.small);
export const value = componentStyle({
  selectors: { '[data-layout="columns"] &': { fontSize: 20, lineHeight: '28px', fontWeight: 560 } },
});
