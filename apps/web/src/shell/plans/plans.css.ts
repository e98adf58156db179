import { style } from '@vanilla-extract/css';

/** Cards of one row are equally tall. */
export const item = style({ display: 'grid' });
export const perks = style({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' });
