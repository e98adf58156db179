import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.leafSoft,
  color: vars.color.ink,
});
export const look = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)', alignItems: 'center' } },
  // Beside the words about what to change.
  selectors: { '&[data-small]': { gridTemplateColumns: '96px minmax(0, 1fr)', alignItems: 'center' } },
});
export const shot = componentStyle({ position: 'relative', display: 'block' });
export const full = componentStyle({ position: 'absolute', right: 8, top: 8 });
export const words = componentStyle({ display: 'grid', gap: 4 });
export const title = componentStyle(textRule('h3'));
export const text = componentStyle(textRule('small'));
export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A second answer on the tinted block: as loud as the first, without being solid. */
export const plain = componentStyle({
  display: 'grid',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
});
export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const next = componentStyle({
  ...textRule('small'),
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: 16,
  background: vars.color.surface,
});
export const nextLine = componentStyle({ display: 'flex', gap: 10, alignItems: 'start' });
export const form = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
