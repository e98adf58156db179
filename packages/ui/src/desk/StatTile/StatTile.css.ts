import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  margin: 0,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const tile = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
componentGlobalStyle(`${tile} > dd`, { margin: 0 });
export const label = componentStyle({ color: vars.color.ink2 }, text.small);
export const value = componentStyle({
  fontSize: 22,
  lineHeight: '30px',
  fontWeight: 560,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.md]: { fontSize: 28, lineHeight: '36px' } },
});
export const change = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 540,
  color: vars.color.ink2,
  selectors: { '&[data-tone="good"]': { color: vars.color.leaf }, '&[data-tone="bad"]': { color: vars.color.clay } },
});
