import type { SprigName } from '../request.ts';
import { cycle } from '../../cycle.ts';
import type { LeafName } from '../tones.ts';
import type { Random } from '../../random.ts';
import { BLOOMS, bloomSymbol } from '../flowers/blooms.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, n, place, polar, stroke, type Point, use } from '../svg.ts';
import { pack, type Disc, type Dome, type Stem } from './pack.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

const BLOOM_SHADOW = '#1f1a24';

/** Soft dark disc under a bloom that separates it from the one behind. */
const underShadow = (sheet: Sheet, x: number, y: number, r: number, strength: number) =>
  ellipse(x + r * 0.05, y + r * 0.13, r * 1.22, r * 1.18, sheet.halo(BLOOM_SHADOW), `opacity="${strength.toFixed(2)}"`);

/** One placed bloom. Those near the rim of the dome turn away from the viewer. */
function placedBloom(sheet: Sheet, disc: Disc, dome: Dome, origin: Point, random: Random) {
  const kind = BLOOMS[disc.stem.name];
  const id = bloomSymbol(sheet, disc.stem.name, disc.stem.tone, random);
  const [x, y] = [dome.cx + disc.x, dome.cy + disc.y];
  const away = Math.min(1, Math.hypot(disc.x / dome.rx, disc.y / dome.ry));
  const lean = (Math.atan2(x - origin[0], origin[1] - y) * 180) / Math.PI;
  const pose = kind.upright
    ? { turn: lean * 0.85 + random.spread(6), scale: disc.r / 92, flip: random.chance(0.5) }
    : {
        turn: random.spread(26),
        scale: disc.r / 98,
        flip: random.chance(0.5),
        squash: 1 - away * away * 0.3,
        squashAngle: (Math.atan2(disc.y, disc.x) * 180) / Math.PI,
      };
  // At the rim there is nothing behind a bloom, and a shadow there would look like a smudge.
  const shade = kind.filler ? '' : underShadow(sheet, x, y, disc.r * (kind.upright ? 0.8 : 1), 1 - away * away * 0.86);
  return shade + use(id, place(x, y, pose));
}

/** A small leaf tucked between blooms, pointing outwards. */
function tuckedLeaf(sheet: Sheet, disc: Disc, dome: Dome, leaves: LeafName[], sprig: SprigName, random: Random) {
  const angle = Math.atan2(disc.y, disc.x) + random.spread(0.9);
  const x = dome.cx + disc.x + Math.cos(angle) * disc.r * 0.5;
  const y = dome.cy + disc.y + Math.sin(angle) * disc.r * 0.5;
  return use(
    sprigSymbol(sheet, sprig, random.pick(leaves), random),
    place(x, y, {
      turn: (angle * 180) / Math.PI + 90,
      scale: (disc.r / 150) * random.range(0.85, 1.15),
      flip: random.chance(0.5),
    }),
  );
}

/** Airy stems between and above the blooms; packing ignores them. */
function fillers(sheet: Sheet, stems: Stem[], dome: Dome, origin: Point, random: Random) {
  const step = 250 / Math.max(1, stems.length);
  return stems
    .map((stem, i) => {
      const turn = -215 + step * (i + 0.5) + random.spread(step * 0.3);
      const reach = random.range(0.62, 0.98);
      const r = Math.min(92, dome.rx * 0.4) * BLOOMS[stem.name].size;
      return placedBloom(
        sheet,
        { stem, r, x: polar(dome.rx * reach, turn)[0], y: polar(dome.ry * reach, turn)[1] },
        dome,
        origin,
        random,
      );
    })
    .join('');
}

/** Leaves under the blooms, so that gaps show foliage instead of a hole. */
function leafBed(
  sheet: Sheet,
  dome: Dome,
  { leaves, sprigs }: { leaves: LeafName[]; sprigs: SprigName[] },
  random: Random,
) {
  const sprig = sprigs.includes('blade') ? 'blade' : 'broad';
  const bed = ellipse(dome.cx, dome.cy + dome.ry * 0.1, dome.rx * 0.78, dome.ry * 0.76, '#2f4a36', 'opacity=".9"');
  return (
    bed +
    Array.from({ length: 22 }, (_, i) => {
      const turn = i * 137.5;
      const [x, y] = polar(Math.sqrt(i / 22) * 0.55, turn);
      return use(
        sprigSymbol(sheet, sprig, cycle(leaves, i), random),
        place(dome.cx + x * dome.rx, dome.cy + y * dome.ry, {
          turn: turn + 90 + random.spread(30),
          scale: (dome.rx / 400) * random.range(0.9, 1.2),
        }),
      );
    })
      .toReversed()
      .join('')
  );
}

/**
 * The head of a bouquet: blooms over a bed of leaves. All stems meet at `origin`, so that upright flowers fan out
 * from it; below `mouth` the stalks are hidden.
 */
export function bloomHead(
  sheet: Sheet,
  dome: Dome,
  {
    stems,
    leaves,
    sprigs,
    origin,
    mouth = origin[1],
    tuck = 0.7,
  }: { stems: Stem[]; leaves: LeafName[]; sprigs: SprigName[]; origin: Point; mouth?: number; tuck?: number },
  random: Random,
) {
  const airy = stems.filter((stem) => BLOOMS[stem.name].filler);
  const onlyAiry = airy.length === stems.length;
  const discs = pack(random, onlyAiry ? stems : stems.filter((stem) => !airy.includes(stem)), dome);
  // From the rim to the centre, and from top to bottom.
  const depth = (disc: Disc) => (disc.y / dome.ry) * 0.35 - Math.hypot(disc.x / dome.rx, disc.y / dome.ry);
  discs.sort((a, b) => depth(a) - depth(b));
  const stalks = discs
    .filter((disc) => BLOOMS[disc.stem.name].upright)
    .map(
      (disc) =>
        `M${n(dome.cx + disc.x)} ${n(dome.cy + disc.y + disc.r * 0.4)}Q${n(dome.cx + disc.x * 0.7)} ${n((dome.cy + disc.y + mouth) / 2)} ${n(origin[0] + disc.x * (mouth < origin[1] ? 0.5 : 0.1))} ${n(mouth)}`,
    )
    .join('');
  const body = discs
    .map(
      (disc) =>
        (random.chance(tuck) ? tuckedLeaf(sheet, disc, dome, leaves, random.pick(sprigs), random) : '') +
        placedBloom(sheet, disc, dome, origin, random),
    )
    .join('');
  return (
    (onlyAiry ? '' : fillers(sheet, airy, dome, origin, random)) +
    (stems.length > 4 ? leafBed(sheet, dome, { leaves, sprigs }, random) : '') +
    (stalks && stroke(stalks, '#6d9657', 8)) +
    body
  );
}
