import type { Dome } from './pack.ts';
import { cycle } from '../../cycle.ts';
import type { LeafName } from '../tones.ts';
import type { Random } from '../../random.ts';
import type { SprigName } from '../request.ts';
import type { Sheet } from '../sheet.ts';
import { place, polar, type Point, use } from '../svg.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

const FRAME = 1000;

const MARGIN = 60;

/** Wider at the sides, so that a square picture survives a 4:5 crop. */
const SIDE_MARGIN = 138;

/** The distance from a point to the picture's margin. */
function roomTowards(x: number, y: number, turn: number) {
  const [dx, dy] = polar(1, turn);
  const across = dx > 0 ? (FRAME - SIDE_MARGIN - x) / dx : dx < 0 ? (SIDE_MARGIN - x) / dx : Infinity;
  const down = dy > 0 ? (FRAME - MARGIN - y) / dy : dy < 0 ? (MARGIN - y) / dy : Infinity;
  return Math.min(across, down);
}

/** Greenery protruding behind the blooms. */
export function backFoliage(
  sheet: Sheet,
  dome: Dome,
  {
    sprigs,
    leaves,
    from = -200,
    to = 20,
    count = 13,
    reach = 1.3,
    offset = [0, 0],
  }: {
    sprigs: SprigName[];
    leaves: LeafName[];
    from?: number;
    to?: number;
    count?: number;
    reach?: number;
    offset?: Point;
  },
  random: Random,
) {
  const turns = Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count + random.spread(7));
  return random
    .shuffle(turns)
    .map((turn, i) => {
      const [x, y] = [dome.cx + polar(dome.rx * 0.45, turn)[0], dome.cy + polar(dome.ry * 0.45, turn)[1]];
      const radius = Math.abs(polar(1, turn)[0]) * dome.rx + Math.abs(polar(1, turn)[1]) * dome.ry;
      const wished = (radius * reach - radius * 0.45) * random.range(0.86, 1.14);
      const length = Math.min(wished, roomTowards(x + offset[0], y + offset[1], turn));
      return use(
        sprigSymbol(sheet, cycle(sprigs, i), random.pick(leaves), random),
        place(x, y, { turn: turn + 90, scale: Math.max(0.42, length / 190), flip: random.chance(0.5) }),
      );
    })
    .join('');
}
