import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/styles';

export const more = style({ marginTop: vars.space[40] });

export const heading = style({ marginBottom: vars.space[24] });
