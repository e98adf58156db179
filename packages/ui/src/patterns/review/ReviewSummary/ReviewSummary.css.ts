import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const summary = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  '@media': { [media.xl]: { paddingRight: vars.space[24] } },
});
export const value = componentStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space[12] });
export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' }, text.display);
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.gap,
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
