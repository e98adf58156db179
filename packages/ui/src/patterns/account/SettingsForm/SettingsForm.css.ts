import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: '28px 32px 32px' } },
});
export const title = text.h3;
export const note = componentStyle({ marginTop: vars.space[4], color: vars.color.ink2 });
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const half = componentStyle({ '@media': { [media.md]: { maxWidth: 420 } } });
export const foot = componentStyle({ display: 'grid', '@media': { [media.md]: { justifyContent: 'start' } } });
