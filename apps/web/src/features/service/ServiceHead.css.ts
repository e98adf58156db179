import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const head = style({ marginBottom: vars.space[32] });
