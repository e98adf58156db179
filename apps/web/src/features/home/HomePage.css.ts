import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const tiles = style({ marginTop: vars.space[32] });
