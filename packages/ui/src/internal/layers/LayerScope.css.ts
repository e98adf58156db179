import { componentStyle } from '../../styles/componentStyle.ts';

/** No box of its own: it must not count as an item of the dialog's column. */
export const container = componentStyle({ display: 'contents' });
