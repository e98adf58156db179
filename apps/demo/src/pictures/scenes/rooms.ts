import type { Product } from '../product.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { WOOD, books, plaster, rect, standing, teacup } from './furniture.ts';
import { circle, ellipse, group, path, place, polygon, stroke, use } from '../svg.ts';
import { darken, lighten, mix, toneOf } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

/** Window with sky and a sill. */
function windowSill(sheet: Sheet, product: Product, palette: Palette, random: Random) {
  const sky = sheet.linear(
    'sky',
    palette.dark
      ? [
          [0, '#31405e'],
          [1, '#7b6f8c'],
        ]
      : [
          [0, '#d7e8f2'],
          [0.7, '#f3f3e6'],
          [1, '#dfe8cc'],
        ],
  );
  const hills =
    path('M120 640Q300 540 470 620T880 580V800H120Z', palette.dark ? '#2f3d4c' : '#c2d4ae', 'opacity=".7"') +
    path('M120 700Q380 610 600 690T880 660V800H120Z', palette.dark ? '#25313d' : '#a9c095', 'opacity=".7"');
  const frame = '#fbf7ef';
  const panes =
    rect(150, 60, 700, 720, sky) +
    hills +
    stroke('M150 60H850V780H150ZM500 60V780M150 330H850', frame, 26, 'stroke-linejoin="miter"') +
    stroke('M136 46H864V794', palette.shadow, 3, 'opacity=".25"');
  const curtain = (x: number, way: number) =>
    path(
      `M${x} 0C${x + way * 40} 300 ${x + way * 20} 640 ${x + way * 90} 1000H${x - way * 240}V0Z`,
      sheet.linear(
        `cur${way}`,
        [
          [0, lighten(palette.papers[0], 0.3)],
          [0.35, palette.papers[0]],
          [0.6, lighten(palette.papers[0], 0.4)],
          [1, darken(palette.papers[0], 0.12)],
        ],
        'x1="0" x2="1" y1="0" y2="0"',
      ),
      'opacity=".93"',
    );
  const sill =
    rect(0, 806, 1000, 194, lighten(palette.surface, 0.45)) +
    rect(0, 806, 1000, 10, '#ffffff', 'opacity=".6"') +
    rect(0, 880, 1000, 120, palette.shadow, 'opacity=".1"');
  return (
    plaster(sheet, palette) +
    panes +
    curtain(140, 1) +
    curtain(860, -1) +
    sill +
    books(palette, 250, 846, random) +
    standing(sheet, product, palette, 540, 852)
  );
}

/** Console with drawers under a framed print. */
function consoleTable(sheet: Sheet, product: Product, palette: Palette, random: Random) {
  const picture = (x: number, y: number, w: number, h: number) =>
    rect(x + 8, y + 12, w, h, palette.shadow, 'opacity=".2"') +
    rect(x, y, w, h, darken(WOOD, 0.15)) +
    rect(x + 12, y + 12, w - 24, h - 24, '#fbf7ef') +
    circle(x + w / 2, y + h * 0.42, w * 0.22, palette.ribbon, 'opacity=".35"') +
    use(
      sprigSymbol(sheet, random.pick(['ruscus', 'fern', 'olive']), palette.leaves[0], random),
      place(x + w / 2 - 8, y + h * 0.86, { turn: 4, scale: h / 340 }),
    );
  const tone = toneOf(WOOD);
  const body =
    rect(90, 796, 820, 28, tone.base) +
    rect(90, 796, 820, 6, tone.light) +
    rect(120, 824, 760, 130, mix(tone.base, tone.deep, 0.4)) +
    [0, 1]
      .map((i) => rect(136 + i * 376, 838, 352, 104, tone.base) + circle(312 + i * 376, 890, 9, '#d9b36a'))
      .join('') +
    rect(130, 954, 26, 46, tone.deep) +
    rect(844, 954, 26, 46, tone.deep);
  const lampShade =
    path('M760 560L860 560L890 680H730Z', lighten(palette.papers[1], 0.3)) +
    stroke('M810 680V784', '#b08a55', 9) +
    ellipse(810, 790, 52, 9, '#94703f') +
    circle(
      810,
      640,
      210,
      sheet.radial('lamp', [
        [0, '#fff0c2', 0.75],
        [1, '#fff0c2', 0],
      ]),
    );
  return (
    plaster(sheet, palette) +
    rect(0, 940, 1000, 60, mix(palette.surface, palette.shadow, 0.25)) +
    picture(110, 130, 220, 290) +
    picture(350, 70, 170, 220) +
    body +
    lampShade +
    books(palette, 220, 796, random) +
    standing(sheet, product, palette, 490, 800)
  );
}

/** Round table with a cloth, pendant lamp above. */
function diningTable(sheet: Sheet, product: Product, palette: Palette) {
  const cloth = lighten(palette.papers[0], 0.35);
  const table =
    ellipse(500, 830, 470, 92, darken(cloth, 0.2)) +
    ellipse(500, 818, 470, 90, cloth) +
    path(
      'M30 822C40 900 60 960 50 1000H950C940 960 960 900 970 822A470 92 0 0 1 30 822Z',
      sheet.linear('cloth', [
        [0, mix(cloth, palette.shadow, 0.1)],
        [1, mix(cloth, palette.shadow, 0.34)],
      ]),
    ) +
    stroke(
      'M150 890Q170 950 150 1000M300 910Q316 960 306 1000M480 916Q490 960 484 1000M660 912Q650 960 664 1000M830 892Q820 950 838 1000',
      palette.shadow,
      8,
      'opacity=".13"',
    );
  const lamp =
    stroke('M240 0V120', '#4a3a36', 4) +
    path('M150 210Q160 120 240 118Q320 120 330 210Z', toneOf(palette.ribbon).base) +
    path('M150 210H330L350 222H130Z', toneOf(palette.ribbon).deep) +
    circle(
      240,
      260,
      240,
      sheet.radial('lamp', [
        [0, '#fff0c2', 0.6],
        [1, '#fff0c2', 0],
      ]),
    );
  const arch = path(
    'M560 800V330A170 170 0 0 1 900 330V800Z',
    mix(palette.wall[1], palette.surface, 0.6),
    'opacity=".5"',
  );
  return (
    plaster(sheet, palette) +
    arch +
    lamp +
    table +
    teacup(palette, 190, 850) +
    standing(sheet, product, palette, 520, 846, 0.7)
  );
}

/** Panelled front door for hanging products. */
function door(sheet: Sheet, product: Product, palette: Palette) {
  const colour = palette.vessels[2];
  const tone = toneOf(colour);
  const panel = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, tone.deep, 'opacity=".35"') +
    rect(x + 8, y + 8, w - 16, h - 16, tone.base) +
    path(
      polygon([
        [x + 8, y + 8],
        [x + w - 8, y + 8],
        [x + w - 20, y + 20],
        [x + 20, y + 20],
      ]),
      tone.deep,
      'opacity=".4"',
    );
  return (
    plaster(sheet, palette) +
    rect(170, 0, 660, 1000, '#fbf6ec') +
    rect(200, 0, 600, 1000, sheet.column(tone)) +
    panel(250, 60, 230, 380) +
    panel(520, 60, 230, 380) +
    panel(250, 520, 230, 420) +
    panel(520, 520, 230, 420) +
    circle(762, 560, 18, '#d9b36a') +
    stroke('M500 40V150', palette.ribbon, 12) +
    group('transform="translate(500 340) scale(.72) translate(-500 -490)"', product.art)
  );
}

export function room(sheet: Sheet, product: Product, palette: Palette, random: Random) {
  if (!product.foot) return door(sheet, product, palette);
  return random.pick([windowSill, consoleTable, diningTable])(sheet, product, palette, random);
}
