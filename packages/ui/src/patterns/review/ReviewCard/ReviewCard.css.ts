import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const review = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: vars.space[24] } },
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const who = componentStyle({ minWidth: 0 });
export const name = componentStyle({ ...textRule('label'), overflowWrap: 'anywhere' });
export const meta = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: vars.color.ink2,
});

export const product = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
export const words = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const aspects = componentStyle({ display: 'grid', gap: vars.space[8] });
export const aspectName = componentStyle({ ...textRule('label'), fontSize: 14 });
export const pictures = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const picture = componentStyle({ width: 88, borderRadius: vars.radius.s });
export const reply = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  borderRadius: vars.radius.s,
  background: vars.color.ground,
  ...textRule('small'),
});
