import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** Whatever stands in the slot fills it, and has its height. */
export const slot = style({ display: 'grid', minWidth: 0, borderRadius: vars.radius.s });

const motion = `${vars.duration.mid} ${vars.easing.out}`;
const { leaf, leafSoft } = vars.color;

/** The ground of the button that the stepper takes the place of, going. */
export const leaving = styleVariants({ m: [leafSoft], l: [leaf], xl: [leaf] }, ([background]) => ({
  animation: `${keyframes({ from: { background } })} ${motion}`,
}));

export const coming = style({ display: 'grid', animation: `${keyframes({ from: { opacity: 0 } })} ${motion}` });
