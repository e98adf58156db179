import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const divider = componentStyle({
  width: '100%',
  height: 1,
  margin: 0,
  border: 0,
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
