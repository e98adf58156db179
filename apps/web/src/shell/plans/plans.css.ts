import { style } from '@vanilla-extract/css';

/** Cards of one row are equally tall. */
export const item = style({ display: 'grid' });
