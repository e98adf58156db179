import { cycle } from '../../cycle.ts';
import { petalTone, type ToneName } from '../tones.ts';
import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import { COCOA, CREAM, accentBloom } from './accent.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { bow } from '../vessels/ribbon.ts';
import { circle, ellipse, group, n, path, place, stroke, use } from '../svg.ts';
import { darken, lighten, mix, toneOf, type Tone } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

/** One macaron on its side or flat. */
function macaron(sheet: Sheet, tone: Tone, x: number, y: number, w: number, turn = 0) {
  const h = w * 0.3;
  const shell = (dy: number, flip: boolean) =>
    path(
      `M${-w} 0C${-w} ${n(-h * 1.5)} ${w} ${n(-h * 1.5)} ${w} 0Q${w} ${n(h * 0.26)} ${n(w * 0.92)} ${n(h * 0.26)}H${n(-w * 0.92)}Q${-w} ${n(h * 0.26)} ${-w} 0Z`,
      sheet.ball(tone),
      `transform="translate(0 ${n(dy)})${flip ? 'scale(1 -.72)' : ''}"`,
    );
  const foot = (dy: number) =>
    stroke(
      `M${n(-w * 0.94)} ${n(dy)}H${n(w * 0.94)}`,
      mix(tone.base, tone.light, 0.4),
      h * 0.36,
      'stroke-dasharray=".1 7"',
    );
  return group(
    place(x, y, { turn }),
    shell(h * 0.5, true) +
      path(`M${n(-w * 0.9)} ${n(-h * 0.2)}H${n(w * 0.9)}V${n(h * 0.34)}H${n(-w * 0.9)}Z`, CREAM.deep) +
      foot(h * 0.34) +
      shell(-h * 0.34, false) +
      foot(-h * 0.16),
  );
}

const MACARON_TONES: ToneName[] = ['blush', 'pink', 'lime', 'lilac', 'honey', 'peach', 'sky', 'cream'];

export function macarons(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const tones = random.shuffle(MACARON_TONES).slice(0, 5).map(petalTone);
  const plate =
    ellipse(500, 872, 340, 52, darken(palette.vessels[0], 0.18)) +
    ellipse(500, 862, 340, 50, lighten(palette.vessels[0], 0.5)) +
    ellipse(500, 862, 250, 34, palette.vessels[0], 'opacity=".5"');
  let art = plate;
  const rows = random.pick([
    [4, 3, 2, 1],
    [3, 3, 2, 2, 1],
    [4, 3, 3, 2],
  ]);
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const x = 500 + (i - (count - 1) / 2) * 152 + random.spread(8);
      const y = 824 - row * 88;
      art +=
        ellipse(x, y + 34, 84, 18, sheet.shadow('#4a2a2a'), 'opacity=".7"') +
        macaron(sheet, cycle(tones, i + row * 2), x, y, 76, random.spread(5));
    }
  });
  const top = 824 - rows.length * 88 + 40;
  art +=
    accentBloom(sheet, palette, random, 762, 838, 0.6) +
    use(sprigSymbol(sheet, 'eucalyptus', palette.leaves[0], random), place(770, 850, { turn: 62, scale: 0.7 }));
  return { art, foot: { cx: 500, y: 900, rx: 330 }, focus: { cx: 500, cy: (top + 860) / 2, r: 250 } };
}

/** One chocolate, seen slightly from above. */
function chocolate(sheet: Sheet, x: number, y: number, size: number, random: Random) {
  const tone = random.pick([
    COCOA,
    COCOA,
    { light: '#d9a67e', base: '#a8714a', deep: '#76482b', core: '#4d2d1a' },
    CREAM,
  ]);
  const w = size * 0.42;
  const shape = random.pick<'square' | 'dome' | 'heart'>(['square', 'dome', 'heart']);
  const zig = stroke(
    `M${n(-w * 0.6)} ${n(-w * 0.2)}L${n(-w * 0.3)} ${n(-w * 0.6)}L0 ${n(-w * 0.2)}L${n(w * 0.3)} ${n(-w * 0.6)}L${n(w * 0.6)} ${n(-w * 0.2)}`,
    tone === CREAM ? COCOA.base : CREAM.base,
    3.4,
    'opacity=".8"',
  );
  const bodies = {
    square:
      path(
        `M${n(-w)} ${n(-w * 0.7)}Q0 ${n(-w)} ${n(w)} ${n(-w * 0.7)}L${n(w)} ${n(w * 0.6)}Q0 ${n(w * 0.85)} ${n(-w)} ${n(w * 0.6)}Z`,
        sheet.ball(tone),
      ) + zig,
    dome:
      ellipse(0, 0, w, w * 0.86, sheet.ball(tone)) + circle(-w * 0.2, -w * 0.3, w * 0.24, CREAM.base, 'opacity=".85"'),
    heart: path(
      `M0 ${n(w * 0.9)}C${n(-w * 1.7)} ${n(-w * 0.3)} ${n(-w * 0.8)} ${n(-w * 1.3)} 0 ${n(-w * 0.5)}C${n(w * 0.8)} ${n(-w * 1.3)} ${n(w * 1.7)} ${n(-w * 0.3)} 0 ${n(w * 0.9)}Z`,
      sheet.ball(shape === 'heart' && tone === COCOA ? TONES.red : tone),
    ),
  };
  return (
    ellipse(x, y + 4, size * 0.49, size * 0.4, '#fff6e8') +
    ellipse(x + 3, y + 10, size * 0.44, size * 0.34, '#3a2418', 'opacity=".3"') +
    group(place(x, y), bodies[shape])
  );
}

export function chocolates(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const colour = random.pick([...palette.vessels, palette.ribbon]);
  const tone = toneOf(colour);
  const columns = random.pick([4, 5]);
  const lid =
    path(
      'M262 470L738 470L770 190Q500 176 230 190Z',
      sheet.linear('lid', [
        [0, tone.light],
        [1, tone.base],
      ]),
    ) +
    path('M290 452L710 452L738 212Q500 200 262 212Z', lighten(colour, 0.5), 'opacity=".35"') +
    use(sprigSymbol(sheet, 'ruscus', palette.leaves[0], random), place(452, 410, { turn: 24, scale: 0.8 })) +
    accentBloom(sheet, palette, random, 470, 400, 0.5);
  const tray = path('M250 476H750L850 796H150Z', tone.deep) + path('M272 490H728L812 776H188Z', '#f4e4cd');
  const face =
    path('M150 796H850L838 884Q500 900 162 884Z', sheet.column(tone)) +
    stroke('M150 796H850', tone.light, 6, 'opacity=".8"') +
    bow(sheet, 690, 838, 62, palette.ribbon === colour ? palette.papers[0] : palette.ribbon, random);
  let sweets = '';
  for (let row = 0; row < 3; row++) {
    const y = 540 + row * 92;
    const half = 206 + (y - 490) * 0.28;
    for (let i = 0; i < columns; i++)
      sweets += chocolate(
        sheet,
        500 + (((i + 0.5) / columns) * 2 - 1) * half * 0.98,
        y,
        ((2 * half) / columns) * 0.92,
        random,
      );
  }
  return { art: lid + tray + sweets + face, foot: { cx: 500, y: 886, rx: 350 }, focus: { cx: 500, cy: 640, r: 260 } };
}
