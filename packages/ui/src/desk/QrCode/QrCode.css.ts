import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const code = componentStyle({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '1',
  background: '#fff',
  fill: '#000',
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});
