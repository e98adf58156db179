import type { Spot } from '../svg.ts';
import type { CeramicLook, VesselShape } from '../vessels/ceramic.ts';
import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { accentBloom } from './accent.ts';
import { ceramic } from '../vessels/ceramic.ts';
import { circle, ellipse, n, path, place, stroke, use } from '../svg.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';
import { toneOf } from '../colour.ts';

/** Sprigs next to the candle: position and angle. */
const BESIDE: Spot[] = [
  [704, 862, 62],
  [300, 868, -60],
];

export function candle(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const top = random.range(430, 500);
  const look: CeramicLook = {
    shape: random.pick<VesselShape>(['drum', 'drum', 'tapered']),
    width: random.range(300, 350),
    top,
    height: 886 - top,
    colour: random.pick(palette.vessels),
    finish: random.pick(['ribbed', 'speckled', 'plain', 'dipped']),
  };
  const jar = ceramic(sheet, look, random);
  const { mouth } = jar;
  const glow = circle(
    500,
    top - 76,
    300,
    sheet.radial('glow', [
      [0, '#fff1c4', palette.dark ? 0.6 : 0.85],
      [0.4, '#ffe3a0', 0.28],
      [1, '#ffdf9a', 0],
    ]),
  );
  const wax =
    ellipse(500, top + 6, mouth.rx * 0.93, mouth.ry * 0.84, '#fbf2e0') +
    ellipse(500, top + 8, mouth.rx * 0.6, mouth.ry * 0.5, '#fff9e6');
  const flame =
    stroke(`M500 ${n(top + 4)}V${n(top - 40)}`, '#4a3a30', 5) +
    path(
      `M500 ${n(top - 150)}C540 ${n(top - 92)} 536 ${n(top - 34)} 500 ${n(top - 30)}C464 ${n(top - 34)} 462 ${n(top - 88)} 500 ${n(top - 150)}Z`,
      sheet.linear('flame', [
        [0, '#fff0b0'],
        [0.6, '#ffbf4d'],
        [1, '#f08a3c'],
      ]),
    ) +
    path(
      `M500 ${n(top - 96)}C516 ${n(top - 66)} 514 ${n(top - 40)} 500 ${n(top - 38)}C486 ${n(top - 40)} 484 ${n(top - 66)} 500 ${n(top - 96)}Z`,
      '#fffbe8',
    );
  const labelY = top + look.height * 0.36;
  const label =
    path(`M410 ${n(labelY)}h180v150h-180Z`, '#fbf6ec') +
    path(`M420 ${n(labelY + 10)}h160v130h-160Z`, 'none', `stroke="${palette.ribbon}" stroke-width="2"`) +
    use(
      sprigSymbol(sheet, random.pick(['ruscus', 'olive', 'fern']), palette.leaves[0], random),
      place(488, labelY + 128, { turn: 6, scale: 0.54 }),
    );
  const beside =
    BESIDE.map(([x, y, turn]) =>
      use(sprigSymbol(sheet, 'eucalyptus', palette.leaves[0], random), place(x, y, { turn, scale: 0.8 })),
    ).join('') + accentBloom(sheet, palette, random, 716, 846, 0.62);
  return {
    art: jar.back + wax + jar.front + label + glow + flame + beside,
    foot: { ...jar.foot, rx: 240 },
    focus: { cx: 500, cy: top + 60, r: 240 },
  };
}

export function mug(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const colour = random.pick(palette.vessels);
  const tone = toneOf(colour);
  const jar = ceramic(
    sheet,
    {
      shape: random.pick(['drum', 'tapered']),
      width: 380,
      top: 480,
      height: 400,
      colour,
      finish: random.pick(['plain', 'speckled', 'dipped']),
    },
    random,
  );
  const handle =
    stroke('M676 570C830 540 830 790 664 778', tone.deep, 46) +
    stroke('M676 566C820 540 820 782 664 772', tone.base, 34) +
    stroke('M690 560C790 548 802 640 786 700', tone.light, 8, 'opacity=".7"');
  const drink =
    ellipse(500, 486, jar.mouth.rx * 0.92, jar.mouth.ry * 0.82, '#6b4129') +
    ellipse(492, 482, jar.mouth.rx * 0.7, jar.mouth.ry * 0.5, '#c79a70', 'opacity=".6"');
  const steam = stroke(
    'M440 420C400 350 480 320 444 240M520 410C480 330 566 300 524 200M590 424C560 360 620 330 592 268',
    '#ffffff',
    13,
    `opacity="${palette.dark ? 0.16 : 0.5}"`,
  );
  let print = '';
  for (const turn of [-34, 0, 34])
    print += use(
      sprigSymbol(sheet, random.pick(['ruscus', 'olive', 'eucalyptus']), palette.leaves[0], random),
      place(480, 800, { turn, scale: 0.72 }),
    );
  print +=
    accentBloom(sheet, palette, random, 446, 706, 0.5) +
    accentBloom(sheet, palette, random, 520, 694, 0.44) +
    accentBloom(sheet, palette, random, 484, 760, 0.52);
  return {
    art: steam + jar.back + drink + handle + jar.front + print,
    foot: { ...jar.foot, rx: 250 },
    focus: { cx: 500, cy: 680, r: 230 },
  };
}
