import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const menu = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 132px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${vars.space[24]} ${vars.space[40]}`,
  background: vars.color.ground,
  boxShadow: vars.shadow[2],
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
});

export const groups = componentStyle({
  columnGap: vars.space[32],
  columnCount: 2,
  '@media': { [media.lg]: { columnCount: 4 }, [media.xl]: { columnCount: 6 } },
});

export const group = componentStyle({ breakInside: 'avoid', paddingBottom: vars.space[24] });

export const title = componentStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    // 44 px high together with the line of text.
    paddingBlock: 10,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } } },
  },
  text.h3,
);

export const count = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.color.ink2,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
