import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { petalTone } from '../tones.ts';
import { accentBloom } from './accent.ts';
import { bow } from '../vessels/ribbon.ts';
import { circle, ellipse, group, n, path, place, stroke } from '../svg.ts';
import { darken, lighten, mix, type Tone } from '../colour.ts';
import type { Palette } from '../palette.ts';

/** Plush fur edge: an ellipse with short hairs. */
function furry(sheet: Sheet, tone: Tone, cx: number, cy: number, rx: number, ry: number, random: Random) {
  const count = Math.round((rx + ry) / 3.4);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const [x, y] = [cx + Math.cos(a) * rx * 0.97, cy + Math.sin(a) * ry * 0.97];
    d += `M${n(x)} ${n(y)}l${n(Math.cos(a + 0.5) * random.range(7, 12))} ${n(Math.sin(a + 0.5) * random.range(7, 12))}`;
  }
  return stroke(d, mix(tone.base, tone.deep, 0.4), 5) + ellipse(cx, cy, rx, ry, sheet.ball(tone));
}

const FURS = ['#c89a6c', '#e7d3b6', '#a9764e', '#f0e3d6', '#d9a9a0', '#b9a390'];

/** Positions of the feet and their direction. */
const PAWS: [x: number, way: number][] = [
  [356, 1],
  [644, -1],
];

export function bear(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const colour = random.pick(FURS);
  const tone = { light: lighten(colour, 0.45), base: colour, deep: darken(colour, 0.25), core: darken(colour, 0.5) };
  const pale = { light: '#fffaf2', base: lighten(colour, 0.62), deep: mix(colour, '#fff6ea', 0.35), core: colour };
  const fur = (cx: number, cy: number, rx: number, ry: number, t: Tone = tone) =>
    furry(sheet, t, cx, cy, rx, ry, random);
  const tilt = random.spread(5);
  const ears =
    fur(362, 236, 66, 66) +
    fur(638, 236, 66, 66) +
    ellipse(366, 242, 36, 36, pale.deep) +
    ellipse(634, 242, 36, 36, pale.deep);
  const face =
    ears +
    fur(500, 340, 190, 170) +
    fur(500, 402, 92, 70, pale) +
    path('M466 366Q500 348 534 366Q526 394 500 398Q474 394 466 366Z', '#3d2a22') +
    ellipse(490, 366, 12, 5, '#fff', 'opacity=".5"') +
    stroke('M500 398V416M500 416Q478 440 458 422M500 416Q522 440 542 422', '#3d2a22', 5) +
    [428, 572].map((x) => circle(x, 318, 17, '#2a1c18') + circle(x - 5, 312, 5.5, '#fff')).join('') +
    ellipse(394, 376, 30, 20, '#e98f8a', 'opacity=".3"') +
    ellipse(606, 376, 30, 20, '#e98f8a', 'opacity=".3"');
  const paws = PAWS.map(
    ([x, way]) =>
      fur(x, 826, 92, 76) +
      ellipse(x - way * 4, 834, 46, 42, pale.deep) +
      [-30, 0, 30].map((dx) => ellipse(x + dx - way * 4, 784 + Math.abs(dx) * 0.3, 12, 11, pale.deep)).join(''),
  ).join('');
  const arms =
    group(place(318, 640, { turn: 24 }), fur(0, 0, 62, 118)) +
    group(place(682, 640, { turn: -24 }), fur(0, 0, 62, 118));
  const body = fur(500, 682, 190, 196) + fur(500, 706, 122, 132, pale);
  const gift = random.chance(0.6)
    ? holdingHeart(sheet, palette)
    : [440, 560, 500].map((x, i) => accentBloom(sheet, palette, random, x, i === 2 ? 640 : 690, 0.56)).join('');
  const art =
    body +
    paws +
    gift +
    arms +
    ellipse(500, 496, 120, 26, sheet.shadow('#3a241a')) +
    group(`transform="rotate(${n(tilt)} 500 480)"`, face) +
    bow(sheet, 500, 512, 84, palette.ribbon, random);
  return { art, foot: { cx: 500, y: 892, rx: 260 }, focus: { cx: 500, cy: 380, r: 260 } };
}

const holdingHeart = (sheet: Sheet, palette: Palette) =>
  path(
    'M500 800C350 700 400 580 500 640C600 580 650 700 500 800Z',
    sheet.ball(petalTone(palette.flowers[1] ?? 'red')),
  ) + stroke('M432 660Q440 636 466 634', '#fff', 8, 'opacity=".5"');
