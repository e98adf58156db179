import { componentStyle } from '../../../styles/componentStyle.ts';
import { vars } from '../../../styles/vars.css.ts';

export const orders = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });
export const centre = componentStyle({ display: 'grid', placeContent: 'center', minHeight: '100%' });
export const more = componentStyle({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space[8] });
