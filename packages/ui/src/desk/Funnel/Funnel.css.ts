import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const funnel = componentStyle({ display: 'grid', gap: vars.space[12] });
export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) minmax(56px, auto)',
  alignItems: 'center',
  gap: vars.space[12],
});
export const bar = componentStyle({
  display: 'block',
  fill: vars.color.leaf,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const after = componentStyle({
  gridColumn: '2 / -1',
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.ink2,
});
export const value = componentStyle({
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
});
