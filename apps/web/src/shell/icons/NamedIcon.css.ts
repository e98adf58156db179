import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** Reserves space while the icon loads. */
export const icon = style({ display: 'block', flex: 'none', width: 24, height: 24, color: vars.color.leaf });
