import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** Keeps its place while the drawing is on its way. */
export const icon = style({ display: 'block', flex: 'none', width: 24, height: 24, color: vars.color.leaf });
