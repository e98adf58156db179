import { TONES } from '../tones.ts';
import { n, polar, stroke, type Point } from '../svg.ts';

export const GOLDEN_ANGLE = 137.508;

export const POLLEN = TONES.honey;

export const SEED_BROWN = '#5b3a1c';

/** Points packed like seeds in a disc. */
export const seeds = (count: number, radius: number) =>
  Array.from({ length: count }, (_, i) => polar(Math.sqrt((i + 0.5) / count) * radius, i * GOLDEN_ANGLE));

/** Many dots as one path (round caps on lines of no length): far quicker to render than circles. */
export const dots = (points: Point[], colour: string, radius: number) =>
  stroke(points.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join(''), colour, radius * 2);
