import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const more = style({ marginTop: vars.space[40] });

export const heading = style({ marginBottom: vars.space[24] });
