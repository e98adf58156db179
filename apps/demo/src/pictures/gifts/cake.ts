import type { Spot } from '../svg.ts';
import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import { COCOA, CREAM, STEEL, accentBloom } from './accent.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { circle, ellipse, n, path, place, use } from '../svg.ts';
import { darken, lighten, toneOf, type Tone } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

/** A round tier with dripping icing. */
function tier(
  sheet: Sheet,
  tone: Tone,
  icing: Tone,
  { top, height, half }: { top: number; height: number; half: number },
  random: Random,
) {
  const lip = half * 0.16;
  const body = `M${500 - half} ${top}V${top + height}A${half} ${n(lip)} 0 0 0 ${500 + half} ${top + height}V${top}Z`;
  let drip = `M${500 - half} ${top}`;
  const drops = 11;
  for (let i = 0; i < drops; i++) {
    const x0 = 500 - half + (2 * half * i) / drops;
    const w = (2 * half) / drops;
    const t = ((i + 0.5) / drops) * 2 - 1;
    const base = top + lip * Math.sqrt(1 - t * t);
    drip += `L${n(x0)} ${n(base + 8)}q${n(w * 0.1)} ${n(random.range(30, 74))} ${n(w * 0.5)} ${n(random.range(24, 50))}q${n(w * 0.4)} -10 ${n(w * 0.5)} -36`;
  }
  drip += `L${500 + half} ${top}Z`;
  return (
    path(body, sheet.column(tone)) +
    path(drip, sheet.column(icing)) +
    ellipse(500, top, half, lip, icing.base) +
    ellipse(500 - half * 0.1, top - lip * 0.1, half * 0.86, lip * 0.76, icing.light, 'opacity=".7"')
  );
}

/** Blooms on top: position across the tier, down, size. */
const TOPPING: Spot[] = [
  [-0.62, 4, 0.6],
  [0.6, 2, 0.62],
  [0, -34, 0.78],
  [-0.24, 14, 0.5],
  [0.3, 16, 0.48],
];

export function cake(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const tone = toneOf(lighten(random.pick(palette.papers), 0.35));
  const icing = random.pick([COCOA, toneOf(random.pick(palette.vessels)), CREAM]);
  const twoTiers = random.chance(0.5);
  const stand = path('M440 800Q500 812 560 800L590 884Q500 900 410 884Z', sheet.column(toneOf(STEEL)));
  const plate = ellipse(500, 792, 330, 46, darken(STEEL, 0.15)) + ellipse(500, 784, 330, 44, lighten(STEEL, 0.55));
  const low = { top: twoTiers ? 590 : 520, height: twoTiers ? 180 : 250, half: 262 };
  let art = stand + plate + ellipse(500, 790, 282, 40, sheet.shadow('#3a2418')) + tier(sheet, tone, icing, low, random);
  let top = low.top;
  if (twoTiers) {
    top = 400;
    art += tier(sheet, tone, icing, { top, height: 178, half: 168 }, random);
  }
  const half = twoTiers ? 120 : 190;
  for (let i = 0; i < 7; i++) {
    const t = (i / 6) * 2 - 1;
    const y = top - 26 + (i % 2) * 22 + Math.abs(t) * 8;
    art += use(
      sprigSymbol(sheet, 'broad', palette.leaves[0], random),
      place(500 + t * half, y, { turn: t * 80 + random.spread(20), scale: 0.5 }),
    );
  }
  TOPPING.forEach(([t, dy, s]) => {
    art +=
      ellipse(500 + t * half, top - 14 + dy, 100 * s, 90 * s, sheet.halo('#1f1a24'), 'opacity=".6"') +
      accentBloom(sheet, palette, random, 500 + t * half, top - 24 + dy, s);
  });
  for (let i = 0; i < 9; i++)
    art += circle(
      500 + random.spread(half * 1.2),
      top + random.range(4, 24),
      random.range(10, 15),
      sheet.ball(i % 3 ? TONES.red : TONES.violet),
    );
  return { art, foot: { cx: 500, y: 886, rx: 190 }, focus: { cx: 500, cy: top + 60, r: 260 } };
}
