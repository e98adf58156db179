/** The number of blooms and their positions. */
import type { Random } from '../../random.ts';
import { BLOOMS } from '../flowers/blooms.ts';
import type { BloomName, FlowerChoice } from '../request.ts';
import { polar } from '../svg.ts';
import type { ToneName } from '../tones.ts';

/** One stem: a flower with its colour. */
export interface Stem {
  name: BloomName;
  tone: ToneName;
}

/** The ellipse filled by the blooms. */
export interface Dome {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A bloom's position relative to the centre of its dome. */
export interface Disc {
  stem: Stem;
  r: number;
  x: number;
  y: number;
}

/** Beyond this many the eye no longer counts. */
const MOST_BLOOMS = 75;
const LARGEST_RADIUS = 108;
/** Share of the dome that bloom discs cover; above 1 because they overlap. */
const COVERAGE = 1.5;
const RELAX_STEPS = 60;
/** Pull towards the centre while packing; without it, few large blooms would form a ring with a hole. */
const GRAVITY = 0.988;
/** The first bloom stays in the centre. */
const HELD = 0.8;

/** Flowers without a count share the remaining stems; the first one gets the most. */
function shareOf(flower: FlowerChoice, open: FlowerChoice[], left: number): number {
  const weights = open.map((_, i) => 1 / (i + 1.2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Math.max(2, Math.round((left * (weights[open.indexOf(flower)] ?? 0)) / sum));
}

/** Expands choices into single stems; `total` is used where no count is given. */
export function stemsOf(choices: (FlowerChoice & Stem)[], total: number): Stem[] {
  const open = choices.filter((choice) => !choice.count);
  const counted = choices.reduce((sum, choice) => sum + (choice.count ?? 0), 0);
  const stems = choices.flatMap(({ name, tone, ...choice }) => {
    const count =
      choice.count ??
      shareOf(open.find((each) => each.name === name && each.tone === tone) ?? { name }, open, total - counted);
    return Array.from({ length: count }, () => ({ name, tone }));
  });
  if (stems.length <= MOST_BLOOMS) return stems;
  const step = stems.length / MOST_BLOOMS;
  return stems.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Spreads discs in an ellipse so that they touch and overlap evenly: a seed spiral first, then pushed apart. */
export function pack(random: Random, stems: Stem[], dome: Dome): Disc[] {
  const squares = stems.reduce((sum, stem) => sum + BLOOMS[stem.name].size ** 2, 0);
  const unit = Math.min(LARGEST_RADIUS, Math.sqrt((COVERAGE * dome.rx * dome.ry) / squares));
  const discs = random.shuffle(stems).map((stem, i) => {
    const reach = i === 0 ? 0 : Math.sqrt((i + 0.5) / stems.length) * 0.82;
    const [x, y] = polar(reach, i * 137.5 + 40);
    return { stem, r: unit * BLOOMS[stem.name].size * random.range(0.93, 1.05), x: x * dome.rx, y: y * dome.ry };
  });
  for (let step = 0; step < RELAX_STEPS; step++) relax(discs, dome);
  return discs;
}

function relax(discs: Disc[], dome: Dome): void {
  discs.forEach((disc, i) => {
    for (const other of discs.slice(i + 1)) pushApart(disc, other);
  });
  discs.forEach((disc, i) => keepInside(disc, dome, i === 0 ? HELD : GRAVITY));
}

function pushApart(a: Disc, b: Disc): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const gap = Math.sqrt(dx * dx + dy * dy) || 1;
  const want = (a.r + b.r) * 0.84;
  if (gap >= want) return;
  const push = ((want - gap) / gap) * 0.25;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

function keepInside(disc: Disc, dome: Dome, pull: number): void {
  disc.x *= pull;
  disc.y *= pull;
  const reach = Math.hypot(
    disc.x / Math.max(20, dome.rx - disc.r * 0.55),
    disc.y / Math.max(20, dome.ry - disc.r * 0.55),
  );
  if (reach <= 1) return;
  disc.x /= reach;
  disc.y /= reach;
}
