import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/styles';

export const tiles = style({ marginTop: vars.space[32] });
