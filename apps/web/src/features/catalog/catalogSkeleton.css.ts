import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** Keeps its place and is not shown. */
export const reserved = style({ visibility: 'hidden' });

/** As the toolbar of a list. */
export const toolbar = style({
  marginBottom: vars.space[16],
  '@media': { '(min-width: 768px)': { marginBottom: vars.space[24] } },
});
