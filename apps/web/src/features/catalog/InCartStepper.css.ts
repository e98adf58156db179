import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** The content fills the slot and sets its height. */
export const slot = style({ display: 'grid', minWidth: 0, borderRadius: vars.radius.s });

const motion = `${vars.duration.mid} ${vars.easing.out}`;
const { leaf, leafSoft } = vars.color;

/** The background of the replaced button, fading out. */
export const leaving = styleVariants({ m: [leafSoft], l: [leaf], xl: [leaf] }, ([background]) => ({
  animation: `${keyframes({ from: { background } })} ${motion}`,
}));

export const coming = style({ display: 'grid', animation: `${keyframes({ from: { opacity: 0 } })} ${motion}` });
