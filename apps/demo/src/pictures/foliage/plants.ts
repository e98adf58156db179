import type { Random } from '../../random.ts';
import { cycle } from '../../cycle.ts';
import { LEAVES, TONES, leafTone, type LeafName } from '../tones.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, group, n, path, place, polar, stroke, use } from '../svg.ts';
import { petalRing } from '../flowers/petals.ts';
import type { PlantName } from '../request.ts';
import type { LeafDrawing } from './leaves.ts';
import { sprigSymbol } from './sprigs.ts';
import { type Tone } from '../colour.ts';

/** One stalk of a plant: degrees from upright, relative length, depth from 0 at the back to 1 in front. */
interface Stalk {
  turn: number;
  length: number;
  depth: number;
}

/** Leaf stalks fanning out of the pot, back ones first. */
function fan(random: Random, count: number, reach: number, draw: (stalk: Stalk) => string): string {
  const stalks = Array.from({ length: count }, (_, i) => {
    const turn = -reach + (2 * reach * (i + 0.5)) / count + random.spread(5);
    return { turn, length: random.range(0.8, 1.08) * (1 - (Math.abs(turn) / reach) * 0.26), depth: random.next() };
  });
  return stalks
    .toSorted((a, b) => a.depth - b.depth)
    .map(draw)
    .join('');
}

function monsteraPlant(sheet: Sheet, _tone: Tone, random: Random): string {
  const id = () => sprigSymbol(sheet, 'monsteraLeaf', random.pick<LeafName>(['deep', 'fresh', 'deep']), random);
  return fan(random, 11, 82, ({ turn, length, depth }) => {
    // Front leaves are shorter, so that the crown is filled instead of forming an arch.
    const [x, y] = polar(310 * length * (1.08 - depth * 0.62), turn * (1 - depth * 0.25) - 90);
    return (
      stroke(`M${n(x * 0.06)} 0Q${n(x * 0.3)} ${n(y * 0.75)} ${n(x)} ${n(y)}`, LEAVES.fresh.deep, 7) +
      use(id(), place(x, y, { turn: turn * 1.15 + random.spread(14), scale: random.range(0.84, 1.12) }))
    );
  });
}

function fernPlant(sheet: Sheet, _tone: Tone, random: Random): string {
  return fan(random, 26, 104, ({ turn, length }) =>
    use(
      sprigSymbol(sheet, 'fern', random.pick<LeafName>(['fresh', 'sage']), random),
      place(turn * 0.3, 0, { turn, scale: 1.75 * length * random.range(0.72, 1.1), flip: turn < 0 }),
    ),
  );
}

/** Sansevieria: stiff banded swords. */
function swordPlant(sheet: Sheet, _tone: Tone, random: Random): string {
  return fan(random, 9, 24, ({ turn, length }) => {
    const h = 430 * length;
    const bands = Array.from(
      { length: 9 },
      (_, i) => `M${n(-24 + i)} ${n(-h * (0.1 + i * 0.09))}q24 ${i % 2 ? 12 : -10} ${n(48 - i * 2)} 0`,
    ).join('');
    const blade = `M-16 6C-36 ${n(-h * 0.4)} -30 ${n(-h * 0.8)} 0 ${n(-h)}C30 ${n(-h * 0.8)} 36 ${n(-h * 0.4)} 16 6Z`;
    return group(
      place(turn * 2.4, 0, { turn }),
      path(
        blade,
        sheet.petal(LEAVES.deep, 2),
        `stroke="${TONES.lemon.deep}" stroke-width="5" stroke-linejoin="round"`,
      ) + stroke(bands, LEAVES.fresh.light, 4, 'opacity=".35"'),
    );
  });
}

/** Ficus: a small tree with a lit crown. */
function ficusPlant(sheet: Sheet, _tone: Tone, random: Random): string {
  const leaf = () => sprigSymbol(sheet, 'broad', random.pick<LeafName>(['deep', 'fresh', 'deep']), random);
  let out = stroke('M0 6Q-10 -120 6 -240M0 -130Q40 -180 66 -230M-2 -110Q-50 -160 -70 -220', '#7b5a40', 12);
  for (let i = 0; i < 62; i++) {
    const share = i / 62;
    const [x, y] = polar(Math.sqrt(1 - share) * 150, i * 137.5);
    out += use(
      leaf(),
      place(x * 1.05, y * 0.95 - 280, { turn: x * 0.5 + random.spread(60), scale: random.range(0.36, 0.5) }),
    );
  }
  return out;
}

function cactus(sheet: Sheet, tone: Tone, random: Random): string {
  const body = (w: number, h: number) => {
    const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
      .map((x) => `M${n(x * w)} -4Q${n(x * w * 1.15)} ${n(-h * 0.6)} ${n(x * w * 0.4)} ${n(-h + 6)}`)
      .join('');
    const spines = Array.from({ length: 30 }, (_, i) => {
      const x = ((i % 5) - 2) * 0.36 * w;
      const y = -h * (0.1 + Math.floor(i / 5) * 0.15);
      return `M${n(x)} ${n(y)}l-5 -6m5 6l5 -6`;
    }).join('');
    return (
      path(
        `M${n(-w * 0.8)} 6C${n(-w * 1.15)} ${n(-h * 0.4)} ${n(-w)} ${n(-h)} 0 ${n(-h)}S${n(w * 1.15)} ${n(-h * 0.4)} ${n(w * 0.8)} 6Z`,
        sheet.column(tone),
      ) +
      stroke(ribs, tone.core, 2.4, 'opacity=".35"') +
      stroke(spines, '#fbf3da', 1.6, 'opacity=".9"')
    );
  };
  const tall = random.chance(0.5);
  const h = tall ? 330 : 200;
  const flower =
    petalRing(sheet, TONES.pink, random, { count: 9, w: 12, h: 40, shape: 'pointed', shade: 1 }) +
    circle(0, 0, 9, TONES.honey.base);
  const arms = tall
    ? group(place(-66, -96, { turn: -26 }), body(34, 130)) + group(place(70, -140, { turn: 28 }), body(30, 110))
    : group(place(-104, 0, { turn: -10 }), body(48, 96)) + group(place(106, 2, { turn: 12 }), body(40, 76));
  return (
    arms + body(tall ? 74 : 104, h) + group(place(tall ? 6 : -14, -h + 4, { squash: 0.6, squashAngle: 90 }), flower)
  );
}

/** Rings of a rosette from outside in: petals, half width, length. */
const ROSETTE: [number, number, number][] = [
  [10, 30, 100],
  [9, 27, 80],
  [8, 23, 60],
  [6, 18, 42],
  [5, 13, 26],
];

/** A rosette seen from above at a slant. */
function rosette(sheet: Sheet, tone: Tone, random: Random): string {
  const rings = ROSETTE.map(([count, w, h], i) =>
    petalRing(sheet, tone, random, { count, w, h, shape: 'pointed', start: i * 21, jitter: 0.1, shade: i % 2 }),
  );
  return group(`stroke="${tone.core}" stroke-opacity=".25" stroke-width="1.2"`, rings.join(''));
}

/** A crowd of rosettes over the rim. */
function succulents(sheet: Sheet, _tone: Tone, random: Random): string {
  const tones = [LEAVES.silver, LEAVES.sage, LEAVES.fresh, TONES.mauve];
  const ids = tones.map((each, i) => sheet.symbol(`rosette${i}`, () => rosette(sheet, each, random.fork(`r${i}`))));
  const spots: [x: number, y: number, size: number][] = [
    [-92, -74, 0.72],
    [96, -78, 0.7],
    [0, -112, 0.86],
    [-132, -14, 0.7],
    [132, -16, 0.74],
    [40, -30, 0.86],
    [-50, -22, 0.8],
  ];
  const spikes = [-120, -40, 70, 128]
    .map((x) => use(sprigSymbol(sheet, 'blade', 'olive', random), place(x, -60, { turn: x * 0.22, scale: 0.62 })))
    .join('');
  return (
    spikes +
    spots
      .map(
        ([x, y, size], i) =>
          ellipse(x, y + 14, 92 * size, 70 * size, '#1d2a20', 'opacity=".22"') +
          use(
            cycle(ids, i + random.int(0, 1)),
            place(x + random.spread(8), y, { turn: random.range(0, 70), scale: size, squash: 0.8, squashAngle: 90 }),
          ),
      )
      .join('')
  );
}

/** White sails over long dark leaves. */
function spathiphyllum(sheet: Sheet, tone: Tone, random: Random): string {
  const leaf = () => sprigSymbol(sheet, 'broad', random.pick<LeafName>(['deep', 'deep', 'fresh']), random);
  const leaves = fan(random, 17, 78, ({ turn, length, depth }) => {
    const reach = 190 * length * (1 - depth * 0.45);
    const [x, y] = polar(reach, turn * 0.8 - 90);
    return (
      stroke(`M0 0Q${n(x * 0.2)} ${n(y * 0.7)} ${n(x)} ${n(y)}`, tone.deep, 6) +
      use(leaf(), place(x, y, { turn: turn * 1.1 + random.spread(10), scale: random.range(0.82, 1.08) }))
    );
  });
  const sails = [-34, -8, 20, 42].map((turn) => sail(sheet, turn, random.range(330, 410))).join('');
  return leaves + sails;
}

function sail(sheet: Sheet, turn: number, height: number): string {
  const [x, y] = polar(height, turn - 90);
  const bract =
    path('M0 40C-58 10 -52 -70 6 -110C60 -64 54 12 0 40Z', sheet.petal(TONES.white, turn > 0 ? 2 : 1)) +
    stroke('M2 26Q6 -20 4 -58', TONES.honey.base, 13) +
    stroke('M2 26Q6 -20 4 -58', TONES.lemon.light, 4, 'opacity=".7"');
  return (
    stroke(`M0 0Q${n(x * 0.3)} ${n(y * 0.6)} ${n(x)} ${n(y + 30)}`, LEAVES.fresh.deep, 7) +
    group(place(x, y, { turn: turn * 0.6 }), bract)
  );
}

/** Plants drawn as a whole; orchids and blooming pots are composed of blooms. */
export type WholePlantName = Exclude<PlantName, 'orchid' | 'blooming'>;

const PLANTS: Record<WholePlantName, { draw: LeafDrawing; leaf: LeafName }> = {
  monstera: { draw: monsteraPlant, leaf: 'deep' },
  fern: { draw: fernPlant, leaf: 'fresh' },
  sansevieria: { draw: swordPlant, leaf: 'deep' },
  ficus: { draw: ficusPlant, leaf: 'deep' },
  cactus: { draw: cactus, leaf: 'sage' },
  succulent: { draw: succulents, leaf: 'silver' },
  spathiphyllum: { draw: spathiphyllum, leaf: 'deep' },
};

/** A whole plant rooted at 0,0 and growing up about 420 units. */
export const drawPlant = (sheet: Sheet, name: WholePlantName, random: Random): string =>
  PLANTS[name].draw(sheet, leafTone(PLANTS[name].leaf), random);
