import type { Random } from '../../random.ts';
import { GOLDEN_ANGLE, POLLEN } from './seeds.ts';
import { LEAVES, TONES } from '../tones.ts';
import { SHAPES, petalRing } from './petals.ts';
import type { Sheet } from '../sheet.ts';
import { circle, n, path, place, polar } from '../svg.ts';
import { mix, type Tone } from '../colour.ts';

/** Overlapping crescents winding into the heart of a rose-like flower. */
function spiralHeart(sheet: Sheet, tone: Tone, random: Random, radius: number, turns: number) {
  let out = circle(
    0,
    0,
    radius,
    sheet.radial(`h${tone.base.slice(1)}`, [
      [0, tone.core],
      [0.55, tone.deep],
      [1, mix(tone.base, tone.deep, 0.5)],
    ]),
  );
  let angle = random.range(0, 360);
  for (let i = 0; i < turns; i++) {
    const r = radius * (1.04 - (i / turns) * 0.86);
    const bulge = r * 0.62;
    out += path(
      `M${n(-r)} ${n(r * 0.2)}C${n(-r)} ${n(-r * 1.1)} ${n(r)} ${n(-r * 1.1)} ${n(r)} ${n(r * 0.2)}C${n(r * 0.7)} ${n(-bulge)} ${n(-r * 0.7)} ${n(-bulge)} ${n(-r)} ${n(r * 0.2)}Z`,
      sheet.petal(tone, i % 3),
      `transform="rotate(${n(angle)})"`,
    );
    angle += random.range(110, 150);
  }
  return out;
}

export function rose(sheet: Sheet, tone: Tone, random: Random): string {
  const start = random.range(0, 360);
  return [
    petalRing(sheet, tone, random, { count: 6, w: 56, h: 94, shape: 'cup', from: 4, start, shade: 1, lip: true }),
    petalRing(sheet, tone, random, { count: 5, w: 50, h: 78, shape: 'cup', from: 2, start: start + 30, lip: true }),
    petalRing(sheet, tone, random, { count: 5, w: 42, h: 61, shape: 'cup', start: start + 62, shade: 1, lip: true }),
    petalRing(sheet, tone, random, { count: 4, w: 34, h: 46, shape: 'cup', start: start + 20 }),
    spiralHeart(sheet, tone, random, 32, 6),
  ].join('');
}

export function peony(sheet: Sheet, tone: Tone, random: Random): string {
  const start = random.range(0, 360);
  let out =
    petalRing(sheet, tone, random, { count: 8, w: 44, h: 98, shape: 'heart', start, shade: 1 }) +
    petalRing(sheet, tone, random, { count: 8, w: 40, h: 86, shape: 'ruffle', start: start + 24 });
  const inner = 30;
  for (let i = 0; i < inner; i++) {
    // Petals shorten towards the centre: the tuft rises towards the viewer.
    const share = i / inner;
    const turn = start + i * GOLDEN_ANGLE;
    const h = (74 - share * 50) * random.range(0.88, 1.1);
    const w = (34 - share * 18) * random.range(0.85, 1.15);
    const [x, y] = polar(share < 0.6 ? 4 : 9 * random.next(), random.range(0, 360));
    out += path(
      SHAPES.ruffle(w, h, random),
      sheet.petal(tone, Math.round(share * 1.4 + random.next() * 1.6)),
      place(x, y, { turn }),
    );
  }
  return out;
}

export function eustoma(sheet: Sheet, tone: Tone, random: Random): string {
  const start = random.range(0, 360);
  const throat = { ...tone, core: mix(tone.core, LEAVES.fresh.base, 0.5) };
  return [
    petalRing(sheet, throat, random, { count: 6, w: 52, h: 97, shape: 'ruffle', start, shade: 1 }),
    petalRing(sheet, throat, random, { count: 5, w: 46, h: 76, shape: 'ruffle', start: start + 28 }),
    petalRing(sheet, throat, random, { count: 4, w: 36, h: 54, shape: 'ruffle', start: start + 60, shade: 1 }),
    petalRing(sheet, throat, random, { count: 3, w: 24, h: 34, shape: 'ruffle', start: start + 15 }),
    circle(0, 0, 9, LEAVES.fresh.base),
    circle(-2, -2, 4, POLLEN.light),
  ].join('');
}

export function ranunculus(sheet: Sheet, tone: Tone, random: Random): string {
  let out = '';
  const rings = 8;
  for (let i = 0; i < rings; i++) {
    const r = 97 * (1 - i / (rings + 0.8));
    out += petalRing(sheet, tone, random, {
      count: 7 - (i > 4 ? 2 : 0),
      w: r * 0.52,
      h: r,
      shape: 'cup',
      start: i * 34,
      shade: i % 2 ? 1 : 0,
      jitter: 0.1,
    });
  }
  const eye = mix(LEAVES.fresh.deep, tone.core, 0.35);
  return out + circle(0, 0, 13, eye) + circle(-1, -2, 8, mix(eye, '#ffffff', 0.22)) + circle(0, 0, 3.5, eye);
}

/** Petals, half width, length; from outside in. */
const CARNATION_RINGS: [number, number, number][] = [
  [11, 30, 96],
  [10, 29, 80],
  [9, 27, 64],
  [7, 24, 48],
  [5, 20, 33],
];

export function carnation(sheet: Sheet, tone: Tone, random: Random): string {
  const start = random.range(0, 360);
  return CARNATION_RINGS.map(([count, w, h], i) =>
    petalRing(sheet, tone, random, { count, w, h, shape: 'fringe', start: start + i * 23, jitter: 0.16, shade: i % 2 }),
  ).join('');
}

/** Petals, length; from outside in. */
const CHRYSANTHEMUM_RINGS: [number, number][] = [
  [22, 96],
  [20, 84],
  [18, 70],
  [15, 55],
  [11, 40],
  [7, 26],
];

export function chrysanthemum(sheet: Sheet, tone: Tone, random: Random): string {
  const rings = CHRYSANTHEMUM_RINGS.map(([count, h], i) => {
    const shade = i > 3 ? 1 : 0;
    return petalRing(sheet, tone, random, {
      count,
      w: 9.5,
      h,
      shape: 'strap',
      from: 3,
      start: i * 11,
      jitter: 0.25,
      shade,
    });
  });
  return rings.join('') + circle(0, 0, 8, mix(tone.deep, TONES.lime.deep, 0.4));
}
