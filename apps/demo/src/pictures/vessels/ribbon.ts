import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { group, n, path, place, stroke, type Point } from '../svg.ts';
import { toneOf } from '../colour.ts';

/** A tied bow, about 2×size wide. */
export function bow(sheet: Sheet, x: number, y: number, size: number, colour: string, random: Random) {
  const tone = toneOf(colour);
  const loop = (way: number) => {
    const lift = random.range(0.36, 0.5);
    return group(
      way < 0 ? 'transform="scale(-1 1)"' : '',
      path(`M0 -4C24 ${n(-62 * lift * 2)} 88 -66 98 -24C104 18 50 26 0 6Z`, sheet.petal(tone, way < 0 ? 1 : 2)) +
        path('M0 0C34 -22 70 -34 84 -18C80 6 40 8 0 3Z', tone.core, 'opacity=".35"') +
        stroke('M10 -12C36 -44 70 -54 88 -40', tone.light, 3, 'opacity=".6"'),
    );
  };
  const tail = (way: number, length: number) =>
    path(
      `M${-6 * way} 4C${10 * way} 40 ${34 * way} 60 ${(26 + length * 0.16) * way} ${length}L${(46 + length * 0.18) * way} ${length - 20}L${(64 + length * 0.16) * way} ${length - 6}C${60 * way} 60 ${28 * way} 30 ${10 * way} -2Z`,
      sheet.petal(tone, way < 0 ? 1 : 3),
    );
  const body =
    tail(-1, random.range(120, 160)) +
    tail(1, random.range(105, 150)) +
    loop(-1) +
    loop(1) +
    path(
      'M-17 -15C-8 -20 8 -20 17 -15C21 -4 21 6 16 15C6 19 -6 19 -16 15C-21 6 -21 -4 -17 -15Z',
      sheet.petal(tone, 0),
    ) +
    stroke('M-8 -12Q-4 0 -8 12M6 -13Q3 0 7 12', tone.deep, 1.6, 'opacity=".5"');
  return group(place(x, y, { scale: size / 100 }), body);
}

export function ribbonBand(sheet: Sheet, tie: Point, width: number, colour: string) {
  const tone = toneOf(colour);
  return path(
    `M${tie[0] - width} ${tie[1] - 20}Q${tie[0]} ${tie[1] - 6} ${tie[0] + width} ${tie[1] - 20}L${tie[0] + width} ${tie[1] + 14}Q${tie[0]} ${tie[1] + 30} ${tie[0] - width} ${tie[1] + 14}Z`,
    sheet.column(tone),
  );
}
