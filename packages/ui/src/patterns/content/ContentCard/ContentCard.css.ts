import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  alignContent: 'start',
  minWidth: 0,
});

export const author = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 });
export const name = componentStyle({
  ...textRule('label'),
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const words = componentStyle({
  ...textRule('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const meta = componentStyle({
  ...textRule('micro'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[8]}`,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});

export const time = componentStyle({ whiteSpace: 'nowrap' });

export const many = componentStyle({
  position: 'absolute',
  top: 8,
  right: 8,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: vars.color.veil,
  color: vars.color.ink,
});
