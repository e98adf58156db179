/** The light source of every picture. */
import { rad } from './svg.ts';

/** Number of shading steps from the lit side (0) to the shaded side. */
export const LIGHT_STEPS = 4;
/** The key light comes from the upper left: degrees clockwise from straight up. */
const LIGHT_ANGLE = -35;

/** Shade step of a petal that points at `turn` degrees clockwise from up. */
export const lightStep = (turn: number) => Math.round(((1 - Math.cos(rad(turn - LIGHT_ANGLE))) / 2) * LIGHT_STEPS);
