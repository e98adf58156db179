import { raised } from '../../../internal/popover/popover.css.ts';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const place = componentStyle({ position: 'absolute', insetInline: 0, top: 'calc(100% + 8px)' });

export const menu = componentStyle({
  ...raised,
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: vars.space[24],
  maxHeight: 'calc(100dvh - 140px)',
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.xl]: { gridTemplateColumns: '264px minmax(0, 1fr) 300px', padding: vars.space[24] } },
});

export const category = componentStyle({
  ...textRule('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 44,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.s,
  selectors: { '&[data-selected]': { background: vars.color.leafSoft, color: vars.color.leafInk } },
});

export const picture = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 29,
  height: 36,
  borderRadius: 8,
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.ink2,
});

export const name = componentStyle({ flex: 1, minWidth: 0 });

export const chevron = componentStyle({
  display: 'none',
  selectors: { [`${category}[data-selected] > &`]: { display: 'flex' } },
});

export const sections = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const section = componentStyle({ minWidth: 0 });

export const title = componentStyle({ ...textRule('label'), paddingBlock: 10 });

export const link = componentStyle({
  ...textRule('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: 38,
  fontSize: 15,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } } },
});

export const count = componentStyle({ color: vars.color.ink2, fontSize: 13, fontVariantNumeric: 'tabular-nums' });

export const shops = componentStyle({ gridColumn: '1 / -1' });

export const shopList = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const shop = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 14,
  background: vars.color.ground,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
});

export const shopName = componentStyle({ ...textRule('label'), display: 'block', overflowWrap: 'anywhere' });
export const note = componentStyle({ ...textRule('micro'), color: vars.color.ink2 });

/** Only beside three columns of links. */
export const banner = componentStyle({
  display: 'none',
  '@media': {
    [media.xl]: {
      display: 'grid',
      alignContent: 'start',
      alignSelf: 'start',
      gap: vars.space[8],
      padding: vars.space[24],
      borderRadius: vars.radius.l,
    },
  },
});

export const bannerTitle = componentStyle(textRule('h3'));
export const bannerText = componentStyle(textRule('small'));
export const bannerPicture = componentStyle({
  height: 250,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});
