import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const body = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

/** Fixed height, so that the dialog does not jump while typing: four cities and a half. */
export const list = componentStyle({
  height: 'min(270px, 32dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: -12,
});

export const city = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: 60,
  paddingInline: vars.space[12],
  borderRadius: 12,
  textAlign: 'start',
  selectors: { '&[aria-current="true"]': { background: vars.color.leafSoft, color: vars.color.leafInk } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
});
export const words = componentStyle({ flex: 1, minWidth: 0 });
export const name = componentStyle({ ...textRule('label'), display: 'block' });
export const note = componentStyle({ ...textRule('small'), display: 'block', color: vars.color.ink2 });
export const empty = componentStyle({
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  paddingInline: vars.space[12],
  textAlign: 'center',
  color: vars.color.ink2,
});
