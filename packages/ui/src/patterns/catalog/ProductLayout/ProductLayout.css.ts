import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const layout = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: vars.space[32] },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 520px', gap: vars.space[56] },
  },
});
