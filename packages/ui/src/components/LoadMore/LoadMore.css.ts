import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const more = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[12] });
export const count = componentStyle({ color: vars.color.ink2 });
export const track = componentStyle({
  display: 'block',
  width: 240,
  height: 4,
  maxWidth: '100%',
  borderRadius: 2,
  background: vars.color.line,
});
export const passed = componentStyle({ fill: vars.color.leaf });
