import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: 56,
  '@media': { [media.md]: { minHeight: 80 } },
});

export const start = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[24] });

export const safety = componentStyle({
  ...textRule('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.ink2,
});
