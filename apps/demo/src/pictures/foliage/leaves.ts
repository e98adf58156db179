import type { Point } from '../svg.ts';
import type { Random } from '../../random.ts';
import { SHAPES } from '../flowers/petals.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { circle, ellipse, group, n, path, place, stroke } from '../svg.ts';
import { darken, mix, type Tone } from '../colour.ts';

/** Draws a leaf or a sprig. */
export type LeafDrawing = (sheet: Sheet, tone: Tone, random: Random) => string;

/** Length of a sprig. */
const SPRIG = 200;

/** A leaf split along its rib into a lit and a shaded half. */
function foldedLeaf(sheet: Sheet, tone: Tone, w: number, h: number, bend = 0) {
  const tip = `${n(bend)} ${n(-h)}`;
  const rib = `Q${n(bend * 0.2)} ${n(-h * 0.5)} ${tip}`;
  return (
    path(
      `M0 0C${n(-w * 1.3)} ${n(-h * 0.3)} ${n(-w + bend)} ${n(-h * 0.75)} ${tip}Q${n(bend * 0.2)} ${n(-h * 0.5)} 0 0Z`,
      sheet.petal(tone, 1),
    ) +
    path(
      `M0 0C${n(w * 1.3)} ${n(-h * 0.3)} ${n(w + bend)} ${n(-h * 0.75)} ${tip}Q${n(bend * 0.2)} ${n(-h * 0.5)} 0 0Z`,
      sheet.petal(tone, 3),
    ) +
    stroke(`M0 0${rib}`, tone.light, Math.max(1, w * 0.05), 'opacity=".5"')
  );
}

export function broad(sheet: Sheet, tone: Tone, random: Random): string {
  return foldedLeaf(sheet, tone, random.range(44, 54), 170, random.spread(26));
}

export function blade(sheet: Sheet, tone: Tone, random: Random): string {
  return foldedLeaf(sheet, tone, 22, SPRIG, random.spread(50));
}

/** Leaves in pairs along a bowed stem. */
function pairedSprig(
  tone: Tone,
  random: Random,
  { pairs, leaf, spreadAngle, bow }: { pairs: number; leaf: (way: number) => string; spreadAngle: number; bow: number },
) {
  const side = random.chance(0.5) ? 1 : -1;
  const xAt = (share: number) => side * bow * share * share;
  let out = stroke(`M0 0Q0 -100 ${n(xAt(1))} ${-SPRIG + 14}`, mix(tone.deep, '#8a6a4a', 0.3), 3.4);
  for (let i = 0; i < pairs; i++) {
    const share = 0.18 + (i / pairs) * 0.78;
    const size = 1.05 - share * 0.42;
    for (const way of [-1, 1]) {
      const turn = way * (spreadAngle - share * 18) + side * share * 14 + random.spread(8);
      out += group(place(xAt(share), -SPRIG * share, { turn, scale: size * random.range(0.9, 1.1) }), leaf(way));
    }
  }
  return out + group(place(xAt(1), -SPRIG + 18, { turn: side * 16, scale: 0.6 }), leaf(1));
}

export function eucalyptus(sheet: Sheet, tone: Tone, random: Random): string {
  const leaf = (way: number) =>
    path(
      'M0 0C-30 -6 -33 -50 0 -54C33 -50 30 -6 0 0Z',
      sheet.petal(tone, way < 0 ? 1 : 3),
      `stroke="${tone.core}" stroke-opacity=".22" stroke-width="1.4"`,
    ) + stroke('M0 0V-46', tone.light, 1.2, 'opacity=".6"');
  return pairedSprig(tone, random, { pairs: 5, leaf, spreadAngle: 64, bow: 40 });
}

export function ruscus(sheet: Sheet, tone: Tone, random: Random): string {
  const leaf = (way: number) =>
    path(SHAPES.pointed(14, 66, random), sheet.petal(tone, way < 0 ? 1 : 3)) +
    stroke('M0 0V-58', tone.light, 1, 'opacity=".5"');
  return pairedSprig(tone, random, { pairs: 7, leaf, spreadAngle: 50, bow: 46 });
}

export function olive(sheet: Sheet, tone: Tone, random: Random): string {
  const leaf = (way: number) => path(SHAPES.pointed(9, 60, random), sheet.petal(tone, way < 0 ? 1 : 4));
  return pairedSprig(tone, random, { pairs: 9, leaf, spreadAngle: 44, bow: 30 });
}

export function fern(sheet: Sheet, tone: Tone, random: Random): string {
  const side = random.chance(0.5) ? 1 : -1;
  let out = '';
  for (let i = 0; i < 17; i++) {
    const share = 0.1 + (i / 17) * 0.9;
    const length = 52 * Math.sin(Math.PI * Math.min(1, 0.18 + share * 0.8)) + 8;
    for (const way of [-1, 1]) {
      out += path(
        `M0 0Q-8 ${n(-length * 0.5)} 0 ${n(-length)}Q8 ${n(-length * 0.5)} 0 0Z`,
        sheet.petal(tone, way < 0 ? 1 : 3),
        place(side * 44 * share * share, -SPRIG * share, { turn: way * (70 - share * 24) + side * share * 22 }),
      );
    }
  }
  return stroke(`M0 0Q0 -100 ${side * 44} ${-SPRIG}`, tone.deep, 2.6) + out;
}

/** A plume of dry grass. */
export function pampas(_sheet: Sheet, _tone: Tone, random: Random): string {
  const straw = { light: '#fbf1df', base: '#ead6b6', deep: '#cfb188', core: '#a5855a' };
  let hairs = '';
  let back = '';
  for (let i = 0; i < 64; i++) {
    const y = -SPRIG * (0.32 + (i / 64) * 0.6);
    const way = i % 2 ? 1 : -1;
    const reach = 12 + 26 * Math.sin(Math.PI * (0.15 + (i / 64) * 0.85));
    const stem = `M0 ${n(y)}q${n(way * reach * 0.4)} ${n(-16)} ${n(way * reach * random.range(0.5, 1))} ${n(-random.range(14, 34))}`;
    if (i % 3) hairs += stem;
    else back += stem;
  }
  return (
    stroke('M0 0V-150', straw.core, 2.6) +
    stroke(back, straw.deep, 6, 'opacity=".7"') +
    stroke(hairs, straw.light, 4.6, 'opacity=".8"')
  );
}

/** Berry spray, for autumn and winter. */
export function berries(sheet: Sheet, _tone: Tone, random: Random): string {
  let stems = `M0 0Q8 -90 0 -${SPRIG - 20}`;
  let balls = '';
  for (let i = 0; i < 11; i++) {
    const y = -70 - i * 11;
    const x = (i % 2 ? 1 : -1) * random.range(10, 36);
    stems += `M2 ${y + 26}Q${n(x * 0.6)} ${y + 14} ${n(x)} ${y}`;
    balls += circle(x, y, random.range(8, 11), sheet.ball(TONES.red)) + circle(x - 3, y - 3, 2, '#fff', 'opacity=".6"');
  }
  return stroke(stems, '#6b4a34', 2.6) + balls;
}

/** The holes of a monstera leaf. */
const HOLES: Point[] = [
  [-18, -62],
  [20, -66],
  [-14, -100],
  [15, -104],
];

/** One swiss-cheese leaf. */
export function monsteraLeaf(sheet: Sheet, tone: Tone): string {
  const half = (way: number) => {
    const x = (value: number) => n(value * way);
    let d = 'M0 0';
    d += `C${x(30)} 26 ${x(80)} 14 ${x(88)} -28`;
    // Deep notches between the lobes.
    const lobes: [number, number, number, number][] = [
      [92, -34, 34, -44],
      [96, -74, 32, -78],
      [84, -112, 26, -110],
      [60, -146, 18, -138],
    ];
    for (const [lx, ly, nx, ny] of lobes) {
      d += `Q${x(lx + 8)} ${ly - 2} ${x(lx)} ${ly - 8}L${x(nx)} ${ny - 4}Q${x(nx + 4)} ${ny - 14} ${x(lx - 10)} ${ly - 30}`;
    }
    return `${d}Q${x(26)} -178 0 -186Z`;
  };
  const ribs = [-40, -74, -108, -138]
    .map((y, i) => `M0 ${y + 22}L${70 - i * 14} ${y - 16}M0 ${y + 22}L${-70 + i * 14} ${y - 16}`)
    .join('');
  return (
    path(half(-1), sheet.petal(tone, 1), 'stroke-linejoin="round"') +
    path(half(1), sheet.petal(tone, 3)) +
    stroke(`M0 6Q2 -90 0 -180${ribs}`, tone.light, 1.8, 'opacity=".4"') +
    HOLES.map(([x, y]) =>
      ellipse(x, y, 4.5, 9, darken(tone.core, 0.2), `transform="rotate(${x > 0 ? 40 : -40} ${x} ${y})" opacity=".7"`),
    ).join('')
  );
}
