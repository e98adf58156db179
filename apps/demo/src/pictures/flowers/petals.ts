import type { Random } from '../../random.ts';
import { LIGHT_STEPS, lightStep } from '../light.ts';
import type { Sheet } from '../sheet.ts';
import { n, path } from '../svg.ts';
import { type Tone } from '../colour.ts';

export type PetalShapeName = 'oval' | 'pointed' | 'strap' | 'cup' | 'heart' | 'ruffle' | 'fringe';

/** Outline of one petal growing up from the origin: root at 0,0, tip at 0,-h; `w` is half its width. */
type PetalShape = (w: number, h: number, random: Random) => string;

export const SHAPES: Record<PetalShapeName, PetalShape> = {
  oval: (w, h) =>
    `M0 0C${n(-w * 1.25)} ${n(-h * 0.3)} ${n(-w * 1.1)} ${n(-h)} 0 ${n(-h)}S${n(w * 1.25)} ${n(-h * 0.3)} 0 0Z`,
  pointed: (w, h) =>
    `M0 0C${n(-w * 1.35)} ${n(-h * 0.35)} ${n(-w * 0.95)} ${n(-h * 0.78)} 0 ${n(-h)}C${n(w * 0.95)} ${n(-h * 0.78)} ${n(w * 1.35)} ${n(-h * 0.35)} 0 0Z`,
  strap: (w, h) =>
    `M0 0C${n(-w)} ${n(-h * 0.4)} ${n(-w * 1.1)} ${n(-h * 0.92)} 0 ${n(-h)}C${n(w * 1.1)} ${n(-h * 0.92)} ${n(w)} ${n(-h * 0.4)} 0 0Z`,
  // Wider than long, like a cupped rose petal; the tip is a little pulled out.
  cup: (w, h, random) => {
    const lean = random.spread(w * 0.12);
    return `M${n(-w * 0.3)} 0C${n(-w * 1.15)} ${n(-h * 0.25)} ${n(-w * 1.15)} ${n(-h * 0.95)} ${n(-w * 0.32)} ${n(-h * 0.99)}Q${n(lean)} ${n(-h * 1.06)} ${n(w * 0.32)} ${n(-h * 0.99)}C${n(w * 1.15)} ${n(-h * 0.95)} ${n(w * 1.15)} ${n(-h * 0.25)} ${n(w * 0.3)} 0Z`;
  },
  heart: (w, h, random) => {
    const dip = h * random.range(0.84, 0.93);
    return `M0 0C${n(-w * 1.2)} ${n(-h * 0.3)} ${n(-w * 1.15)} ${n(-h * 1.02)} ${n(-w * 0.4)} ${n(-h)}Q${n(-w * 0.08)} ${n(-h)} 0 ${n(-dip)}Q${n(w * 0.08)} ${n(-h)} ${n(w * 0.4)} ${n(-h)}C${n(w * 1.15)} ${n(-h * 1.02)} ${n(w * 1.2)} ${n(-h * 0.3)} 0 0Z`;
  },
  // Frilled top edge: three uneven lobes.
  ruffle: (w, h, random) => {
    const [a, b, c, e] = [random, random, random, random].map((each) => -h * each.range(0.86, 1.04));
    const [x1, x2, x3] = [-w * 0.51, -w * 0.06, w * 0.45];
    return (
      `M0 0C${n(-w * 1.1)} ${n(-h * 0.25)} ${n(-w * 1.1)} ${n(-h * 0.7)} ${n(-w * 0.72)} ${n(a ?? -h)}` +
      `Q${n(x1)} ${n(-h * 1.12)} ${n(-w * 0.3)} ${n(b ?? -h)}Q${n(x2)} ${n(-h * 1.02)} ${n(w * 0.18)} ${n(c ?? -h)}` +
      `Q${n(x3)} ${n(-h * 1.12)} ${n(w * 0.72)} ${n(e ?? -h)}C${n(w * 1.1)} ${n(-h * 0.7)} ${n(w * 1.1)} ${n(-h * 0.25)} 0 0Z`
    );
  },
  // Pinked edge of a carnation petal.
  fringe: (w, h, random) => {
    const teeth = 7;
    let d = `M0 0L${n(-w * 0.95)} ${n(-h * 0.8)}`;
    for (let i = 1; i < teeth; i++) {
      const x = -w * 0.95 + (w * 1.9 * i) / teeth;
      const arch = Math.cos((x / w) * 1.1);
      d += `L${n(x)} ${n(-h * (i % 2 ? 1.04 : 0.9) * (0.86 + 0.14 * arch) * random.range(0.96, 1.03))}`;
    }
    return `${d}L${n(w * 0.95)} ${n(-h * 0.8)}Z`;
  },
};

/** One ring of petals. */
export interface Ring {
  count: number;
  /** Half width. */
  w: number;
  /** Length. */
  h: number;
  shape?: PetalShapeName;
  /** Distance of the roots from the centre. */
  from?: number;
  /** Angle of the first petal. */
  start?: number;
  /** Unevenness, 0…1. */
  jitter?: number;
  /** Added to the light step: inner rings are darker. */
  shade?: number;
  /** A lighter, turned-over edge. */
  lip?: boolean;
}

/** Drawn from the shaded side to the lit one, so that overlaps do not all run one way. */
export function petalRing(
  sheet: Sheet,
  tone: Tone,
  random: Random,
  { count, w, h, shape = 'oval', from = 0, start = 0, jitter = 0.12, shade = 0, lip = false }: Ring,
): string {
  const turns = Array.from(
    { length: count },
    (_, i) => start + (i * 360) / count + random.spread((180 / count) * jitter * 2),
  );
  return random
    .shuffle(turns)
    .map((turn) => {
      const [pw, ph] = [random.vary(w, jitter * 0.8), random.vary(h, jitter * 0.7)];
      const step = Math.min(LIGHT_STEPS, Math.max(0, lightStep(turn) + shade));
      const move = `transform="rotate(${n(turn)})${from ? `translate(0 ${n(-from)})` : ''}"`;
      const body = path(SHAPES[shape](pw, ph, random), sheet.petal(tone, step), lip ? '' : move);
      return lip ? `<g ${move}>${body}${foldedLip(pw, ph, tone)}</g>` : body;
    })
    .join('');
}

/** The rolled-back rim that makes a rose petal look thick. */
const foldedLip = (w: number, h: number, tone: Tone) =>
  path(
    `M${n(-w * 0.7)} ${n(-h * 0.84)}Q${n(-w * 0.3)} ${n(-h * 1.04)} 0 ${n(-h * 1.02)}T${n(w * 0.7)} ${n(-h * 0.84)}Q${n(w * 0.2)} ${n(-h * 0.93)} 0 ${n(-h * 0.92)}T${n(-w * 0.7)} ${n(-h * 0.84)}Z`,
    tone.light,
    'opacity=".7"',
  );
