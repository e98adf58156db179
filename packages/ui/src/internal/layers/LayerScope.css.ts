import { componentStyle } from '../../styles/componentStyle.ts';

/** `display: contents`: it must not count as an item of the dialog's column. */
export const container = componentStyle({ display: 'contents' });
