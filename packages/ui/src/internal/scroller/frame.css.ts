import { componentStyle } from '../../styles/componentStyle.ts';

/** For stories of components that are as tall as their parent. */
export const frame = componentStyle({ height: 360 });
