import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({ display: 'flex', gap: vars.space[12], minWidth: 0 });

/** The checkbox is 22 px wide with a press area of 44 px. */
export const check = componentStyle({ flex: 'none', margin: '0 -8px 0 -11px' });

export const picture = componentStyle({
  flex: 'none',
  alignSelf: 'flex-start',
  width: 88,
  borderRadius: vars.radius.s,
  '@media': { '(max-width: 374px)': { width: 72 } },
});
export const pale = componentStyle({ filter: 'saturate(0.35)', opacity: 0.75 });

export const words = componentStyle({ flex: 1, minWidth: 0 });
export const title = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.family,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 400,
});
export const quiet = componentStyle({ color: vars.color.ink2 });
export const changed = componentStyle({ ...textRule('small'), color: vars.color.clay });
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2, marginTop: vars.space[4] });
export const price = componentStyle({ marginTop: vars.space[4] });
export const each = componentStyle({ ...textRule('micro'), color: vars.color.ink2, marginLeft: vars.space[8] });

export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: 44,
  marginTop: vars.space[8],
});
export const stepper = componentStyle({ width: 132, '@media': { '(max-width: 374px)': { width: 112 } } });
componentGlobalStyle(`${stepper} > *`, { width: '100%', minWidth: 0 });
export const remove = componentStyle({ marginRight: -10, marginLeft: 'auto' });
componentGlobalStyle(`${remove} > button`, { color: vars.color.ink2 });
export const refusal = componentStyle({ marginTop: vars.space[8] });
