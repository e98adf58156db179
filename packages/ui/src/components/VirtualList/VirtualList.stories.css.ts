import { componentStyle } from '../../styles/componentStyle.ts';

export const frame = componentStyle({ height: 360 });
