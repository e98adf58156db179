import { componentStyle } from '../../../styles/componentStyle.ts';

export const orders = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });
export const centre = componentStyle({ display: 'grid', placeContent: 'center', minHeight: '100%' });
