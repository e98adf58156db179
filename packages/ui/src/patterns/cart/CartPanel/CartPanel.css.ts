import { componentStyle } from '../../../styles/componentStyle.ts';
import { vars } from '../../../styles/vars.css.ts';

export const carts = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const empty = componentStyle({ display: 'grid', alignContent: 'center', minHeight: '100%' });
export const box = componentStyle({
  display: 'block',
  height: 168,
  borderRadius: vars.radius.l,
  background: vars.color.skeleton,
});
/** Leaves room for the title on the narrowest phones. */
export const icon = componentStyle({ '@media': { '(max-width: 374px)': { display: 'none' } } });
