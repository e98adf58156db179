import { componentStyle } from '../styles/componentStyle.ts';

/** Takes the rest of a row and truncates long words with an ellipsis. */
export const grow = componentStyle({ flex: 1, minWidth: 0 });
