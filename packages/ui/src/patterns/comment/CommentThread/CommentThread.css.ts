import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const comment = componentStyle({ display: 'flex', gap: vars.space[12], overflowWrap: 'anywhere' });

/** Plain buttons, aligned with the text above. */
export const actions = componentStyle({ marginInlineStart: -16 });

export const replies = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  marginTop: vars.space[20],
  paddingInlineStart: vars.space[24],
  '@media': { [media.md]: { paddingInlineStart: vars.space[56] } },
});
