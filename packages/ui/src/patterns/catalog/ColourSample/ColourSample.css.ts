import { componentStyle } from '../../../styles/componentStyle.ts';

export const sample = componentStyle({ flex: 'none', width: 20, height: 20 });
