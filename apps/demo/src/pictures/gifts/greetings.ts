import { petalTone } from '../tones.ts';
import { cycle } from '../../cycle.ts';
import type { Point, Spot } from '../svg.ts';
import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { accentBloom } from './accent.ts';
import { bow } from '../vessels/ribbon.ts';
import { circle, group, n, path, place, stroke, use } from '../svg.ts';
import { lighten, mix, toneOf } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';
import { wrappedBox } from './giftbox.ts';

/** Blooms on the card. */
const POSY: Spot[] = [
  [-66, -40, 0.56],
  [64, -52, 0.54],
  [0, -92, 0.6],
  [4, 10, 0.66],
];

export function card(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const paper = lighten(palette.papers[0], 0.45);
  const envelope = toneOf(random.pick(palette.papers.slice(1)));
  const flap = group(
    'transform="rotate(-7 420 700)"',
    path(
      'M170 520H720V890H170Z',
      sheet.linear('env', [
        [0, envelope.base],
        [1, mix(envelope.base, envelope.deep, 0.4)],
      ]),
    ) +
      path('M170 520L445 730L720 520', 'none', `stroke="${envelope.deep}" stroke-width="4"`) +
      path('M170 520L445 730L720 520Z', envelope.light, 'opacity=".45"') +
      circle(445, 716, 30, sheet.ball(TONES.burgundy)),
  );
  const [x, y, w, h] = [360, 190, 430, 640];
  const face =
    path(`M${x + 16} ${y + 22}h${w}v${h}h${-w}Z`, '#2a1a22', 'opacity=".12"') +
    path(`M${x} ${y}h${w}v${h}h${-w}Z`, paper) +
    path(`M${x} ${y}h16v${h}h-16Z`, '#2a1a22', 'opacity=".06"') +
    path(
      `M${x + 34} ${y + 30}h${w - 60}v${h - 60}h${-w + 60}Z`,
      'none',
      `stroke="${palette.ribbon}" stroke-width="2.5" opacity=".7"`,
    );
  const [cx, cy] = [x + w / 2, y + h * 0.56];
  let posy = '';
  for (const turn of [-58, -30, 0, 28, 60])
    posy += use(
      sprigSymbol(sheet, random.pick(['eucalyptus', 'ruscus', 'olive', 'fern']), random.pick(palette.leaves), random),
      place(cx, cy + 60, { turn, scale: 1.05 - Math.abs(turn) / 200 }),
    );
  POSY.forEach(([dx, dy, s]) => {
    posy += accentBloom(sheet, palette, random, cx + dx, cy + dy, s);
  });
  const stems =
    stroke(
      `M${cx - 6} ${cy + 60}L${cx + 16} ${cy + 150}M${cx + 6} ${cy + 60}L${cx - 14} ${cy + 150}M${cx} ${cy + 60}V${cy + 156}`,
      '#6d8f59',
      5,
    ) + bow(sheet, cx, cy + 84, 34, palette.ribbon, random);
  const tilted = group('transform="rotate(5 560 500)"', face + stems + posy);
  return { art: flap + tilted, foot: { cx: 510, y: 880, rx: 330 }, focus: { cx: 575, cy: 480, r: 230 } };
}

const BUNCHES: Spot[][] = [
  [
    [500, 250, 1],
    [350, 330, 0.96],
    [652, 326, 0.98],
    [430, 452, 0.9],
    [580, 462, 0.92],
  ],
  [
    [500, 226, 0.92],
    [346, 280, 0.9],
    [656, 286, 0.92],
    [410, 400, 0.94],
    [590, 408, 0.92],
    [500, 500, 0.84],
    [300, 440, 0.8],
  ],
];

export function balloons(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const spots = random.pick(BUNCHES);
  const knot: Point = [500, 812];
  const tones = palette.flowers.slice(0, 3).map(petalTone);
  const strings = spots
    .map(
      ([x, y, s]) =>
        `M${x} ${n(y + 146 * s)}Q${n((x + knot[0]) / 2 + random.spread(16))} ${n((y + knot[1]) / 2 + 70)} ${knot[0]} ${knot[1]}`,
    )
    .join('');
  const body = spots.map(([x, y, s], i) => {
    const tone = cycle(tones, i);
    const heart = i === 0 && random.chance(0.5);
    const shape = heart
      ? path('M0 132C-190 14 -132 -132 0 -52C132 -132 190 14 0 132Z', sheet.ball(tone))
      : path(
          'M0 128C-74 92 -112 36 -112 -22C-112 -92 -62 -134 0 -134S112 -92 112 -22C112 36 74 92 0 128Z',
          sheet.ball(tone),
        );
    return group(
      place(x, y, { scale: s, turn: (x - 500) * 0.05 }),
      shape +
        path('M-12 142L0 124L12 142Z', tone.deep) +
        path(
          'M-66 -40C-66 -78 -44 -100 -22 -106C-36 -88 -48 -66 -50 -34C-52 -20 -66 -22 -66 -40Z',
          '#fff',
          'opacity=".55"',
        ) +
        (heart ? '' : path('M0 128C60 92 96 40 104 -30C112 30 74 94 0 128Z', tone.core, 'opacity=".16"')),
    );
  });
  const weight =
    wrappedBox(sheet, palette.vessels[1], palette.ribbon, { x: 486, y: 894, w: 130, h: 84, pattern: 'plain' }) +
    bow(sheet, 504, 800, 44, palette.ribbon, random);
  return {
    art: stroke(strings, palette.dark ? '#d9c7bd' : '#8d7f78', 2) + body.toReversed().join('') + weight,
    foot: { cx: 510, y: 892, rx: 90 },
    focus: { cx: 500, cy: 350, r: 270 },
  };
}
