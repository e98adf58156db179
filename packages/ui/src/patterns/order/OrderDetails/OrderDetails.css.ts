import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const details = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: vars.space[20] } },
});
export const title = text.h3;
export const name = componentStyle({ ...textRule('label'), flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const label = componentStyle({ color: vars.color.ink2 });
export const facts = componentStyle({
  ...textRule('small'),
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: '8px 12px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const lines = componentStyle({ ...textRule('small'), display: 'grid', gap: vars.space[8] });
export const line = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  fontVariantNumeric: 'tabular-nums',
});
export const gain = componentStyle({ color: vars.color.peony });
export const waiting = componentStyle({ display: 'grid', placeContent: 'center', minHeight: '100%' });
export const buttons = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[8],
});

export const parts = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
