import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: vars.space[24] } },
});
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});
export const title = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: 18,
  lineHeight: '24px',
  fontWeight: 560,
});
/** A phone has them on a line of their own, below the heading and the actions. */
export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  order: 1,
  width: '100%',
  '@media': { [media.md]: { order: 0, width: 'auto' } },
});
export const note = componentStyle({ color: vars.color.ink2 }, text.small);
