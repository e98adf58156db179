import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const more = style({ marginTop: vars.space[40] });

export const heading = style({ marginBottom: vars.space[24] });

/** The bar lies over the window. The room it asks for would be a gap in the page: the layout keeps it at the end. */
export const buyBar = style({ height: 0, overflow: 'hidden' });
