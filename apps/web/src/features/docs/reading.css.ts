import { style } from '@vanilla-extract/css';

/** A column for reading, inside the layout's container, which has the gutter. */
export const reading = style({ marginInline: 'auto', maxWidth: 680 });
