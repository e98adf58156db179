import { cycle } from '../../cycle.ts';
import type { Tone } from '../colour.ts';
import type { Spot } from '../svg.ts';
import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import { SHAPES } from '../flowers/petals.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { circle, ellipse, group, path, place, stroke, use } from '../svg.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';
import { wovenBasket } from '../vessels/woven.ts';

type FruitName = 'apple' | 'orange' | 'pear' | 'lemon' | 'peach' | 'plum';

const FRUITS: FruitName[] = ['apple', 'orange', 'pear', 'lemon', 'peach', 'plum'];

const HEAP: Spot[] = [
  [-120, -150, 84],
  [20, -190, 88],
  [140, -140, 82],
  [-200, -66, 80],
  [-60, -80, 92],
  [90, -74, 90],
  [205, -58, 80],
  [-140, -8, 80],
  [10, 6, 86],
  [150, 2, 80],
];

/** Round fruit with a stalk. */
function fruit(sheet: Sheet, kind: FruitName, x: number, y: number, r: number, random: Random) {
  const tones: Record<FruitName, Tone> = {
    apple: random.pick([TONES.red, TONES.lime, TONES.coral]),
    orange: { light: '#ffd08a', base: '#f59a36', deep: '#d9721c', core: '#9a4a0c' },
    pear: TONES.lime,
    lemon: TONES.lemon,
    peach: TONES.peach,
    plum: TONES.violet,
  };
  const tone = tones[kind];
  const bodies: Partial<Record<FruitName, string>> = {
    pear: path(
      'M0 -104C26 -104 34 -62 44 -30C84 0 94 90 0 92C-94 90 -84 0 -44 -30C-34 -62 -26 -104 0 -104Z',
      sheet.ball(tone),
    ),
    lemon: path(
      'M-104 0C-88 -12 -74 -66 0 -68C74 -66 88 -12 104 0C88 12 74 66 0 68C-74 66 -88 12 -104 0Z',
      sheet.ball(tone),
    ),
  };
  const round = path(
    'M0 -74C30 -98 98 -84 96 -6C94 60 50 96 0 88C-50 96 -94 60 -96 -6C-98 -84 -30 -98 0 -74Z',
    sheet.ball(tone),
  );
  const stalk =
    stroke(`M0 ${kind === 'pear' ? -100 : -72}q4 -20 14 -34`, '#5d4028', 7) +
    path(
      SHAPES.pointed(12, 54, random),
      '#6f9a52',
      `transform="translate(4 ${kind === 'pear' ? -112 : -84}) rotate(64)"`,
    );
  return (
    ellipse(x + r * 0.06, y + r * 0.14, r * 1.12, r * 1.1, sheet.halo('#2a1a14'), 'opacity=".75"') +
    group(
      place(x, y, { scale: r / 96, turn: random.spread(22) }),
      (bodies[kind] ?? round) +
        (kind === 'lemon' ? '' : stalk) +
        ellipse(-34, -36, 20, 13, '#fff', 'opacity=".35" transform="rotate(-40 -34 -36)"'),
    )
  );
}

export function fruits(sheet: Sheet, _request: ProductRequest, _palette: Palette, random: Random): Product {
  const holder = wovenBasket(sheet, {
    width: 540,
    top: 640,
    height: 210,
    colour: random.pick(['#b98a58', '#a87848', '#cfae80']),
    handle: random.chance(0.8),
  });
  let heap = '';
  for (const turn of [-64, -40, 42, 68])
    heap += use(sprigSymbol(sheet, 'broad', 'fresh', random), place(500 + turn * 3, 560, { turn, scale: 1.1 }));
  heap += HEAP.map(([dx, dy, r], i) =>
    fruit(sheet, cycle(FRUITS, i * 5 + random.int(0, 2)), 500 + dx, 620 + dy, r, random),
  ).join('');
  const grapes = Array.from({ length: 20 }, (_, i) => {
    const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
    const column = i - (row * (row + 1)) / 2 - row / 2;
    return (
      circle(300 + column * 34 + 2, 790 - row * 32, 21, sheet.ball(TONES.violet)) +
      circle(294 + column * 34, 783 - row * 32, 5, '#fff', 'opacity=".5"')
    );
  }).join('');
  return { art: holder.back + holder.front + heap + grapes, foot: holder.foot, focus: { cx: 500, cy: 540, r: 260 } };
}
