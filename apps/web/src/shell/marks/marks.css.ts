import { style } from '@vanilla-extract/css';

export const card = style({ position: 'relative' });
/** Over the top right corner of the card's picture. */
export const heart = style({ position: 'absolute', zIndex: 1, top: 4, right: 4 });
