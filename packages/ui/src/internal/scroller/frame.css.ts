import { componentStyle } from '../../styles/componentStyle.ts';

/** For stories of what is as tall as its parent. */
export const frame = componentStyle({ height: 360 });
