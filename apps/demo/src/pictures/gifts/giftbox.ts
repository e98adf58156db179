import { cycle } from '../../cycle.ts';
import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { accentBloom } from './accent.ts';
import { bow } from '../vessels/ribbon.ts';
import { circle, ellipse, group, n, path, place, polygon, stroke, use } from '../svg.ts';
import { lighten, mix, toneOf, type Tone } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

/** Print of wrapping paper. */
type Pattern = 'dots' | 'stripes' | 'plain';

/** One wrapped box in three-quarter view; x,y is the middle of its front bottom edge. */
export function wrappedBox(
  sheet: Sheet,
  colour: string,
  ribbon: string,
  { x, y, w, h, pattern }: { x: number; y: number; w: number; h: number; pattern: Pattern },
) {
  const tone = toneOf(colour);
  const depth = w * 0.3;
  const rise = w * 0.15;
  const faceTop = y - h;
  const left = x - w / 2;
  const right = x + w / 2;
  const front = path(
    polygon([
      [left, faceTop],
      [right, faceTop],
      [right, y],
      [left, y],
    ]),
    sheet.linear(`bf${colour.slice(1)}`, [
      [0, lighten(colour, 0.2)],
      [1, mix(colour, tone.deep, 0.35)],
    ]),
  );
  const side = path(
    polygon([
      [right, faceTop],
      [right + depth, faceTop - rise],
      [right + depth, y - rise],
      [right, y],
    ]),
    mix(tone.base, tone.deep, 0.85),
  );
  const lid = path(
    polygon([
      [left, faceTop],
      [left + depth, faceTop - rise],
      [right + depth, faceTop - rise],
      [right, faceTop],
    ]),
    mix(tone.base, tone.light, 0.7),
  );
  const band = toneOf(ribbon);
  const strip = w * 0.075;
  const ribbons =
    path(
      polygon([
        [x - strip, faceTop],
        [x + strip, faceTop],
        [x + strip, y],
        [x - strip, y],
      ]),
      band.base,
    ) +
    path(
      polygon([
        [x - strip, faceTop],
        [x - strip + depth, faceTop - rise],
        [x + strip + depth, faceTop - rise],
        [x + strip, faceTop],
      ]),
      mix(band.base, band.light, 0.4),
    ) +
    path(
      polygon([
        [left + depth / 2 - 4, faceTop - rise / 2 - strip * 0.35],
        [right + depth / 2, faceTop - rise / 2 - strip * 0.35],
        [right + depth / 2 + 10, faceTop - rise / 2 + strip * 0.3],
        [left + depth / 2 - 14, faceTop - rise / 2 + strip * 0.3],
      ]),
      mix(band.base, band.light, 0.2),
    ) +
    path(
      polygon([
        [right + depth / 2 - strip * 0.5, faceTop - rise / 2 + 2],
        [right + depth / 2 + strip * 0.5, faceTop - rise / 2 - strip * 0.3],
        [right + depth / 2 + strip * 0.5, y - rise / 2 - 4],
        [right + depth / 2 - strip * 0.5, y - rise / 2 + 4],
      ]),
      band.deep,
    );
  return side + front + printed(pattern, { left, right, top: faceTop, bottom: y }, tone) + lid + ribbons;
}

/** Wrapping-paper print on the front face. */
function printed(
  pattern: Pattern,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  tone: Tone,
) {
  if (pattern === 'dots') {
    let d = '';
    for (let y = top + 24, row = 0; y < bottom - 8; y += 34, row++) {
      for (let x = left + 16 + (row % 2) * 20; x < right - 8; x += 40) d += circle(x, y, 5, tone.light);
    }
    return group('fill-opacity=".8"', d);
  }
  if (pattern === 'stripes') {
    let d = '';
    for (let x = left + 14; x < right - 6; x += 34) d += `M${n(x)} ${n(top)}V${n(bottom)}`;
    return stroke(d, tone.light, 8, 'opacity=".5"');
  }
  return '';
}

export function giftbox(sheet: Sheet, _request: ProductRequest, palette: Palette, random: Random): Product {
  const patterns = random.shuffle<Pattern>(['dots', 'stripes', 'plain']);
  const colours = random.shuffle([...palette.vessels, ...palette.papers]);
  const stacked = random.chance(0.55);
  const big = {
    x: 470,
    y: 890,
    w: random.range(400, 460),
    h: stacked ? 240 : random.range(300, 360),
    pattern: cycle(patterns, 0),
  };
  let art = wrappedBox(sheet, cycle(colours, 0), palette.ribbon, big);
  let topY = big.y - big.h - big.w * 0.075;
  let topX = big.x + big.w * 0.15;
  if (stacked) {
    const small = { x: 478, y: topY + 18, w: 290, h: 170, pattern: cycle(patterns, 1) };
    art +=
      ellipse(530, topY + 8, 210, 26, sheet.shadow('#2a1a22'), 'opacity=".7"') +
      wrappedBox(sheet, cycle(colours, 1), cycle(colours, 2), small);
    topY = small.y - small.h - small.w * 0.075;
    topX = small.x + small.w * 0.15;
  }
  const sprig =
    use(sprigSymbol(sheet, 'eucalyptus', palette.leaves[0], random), place(topX, topY, { turn: -62, scale: 0.8 })) +
    use(sprigSymbol(sheet, 'eucalyptus', palette.leaves[0], random), place(topX, topY, { turn: 70, scale: 0.7 }));
  art +=
    sprig +
    bow(sheet, topX, topY - 14, 118, stacked ? cycle(colours, 2) : palette.ribbon, random) +
    accentBloom(sheet, palette, random, topX + 84, topY - 8, 0.42);
  return { art, foot: { cx: 530, y: 888, rx: 300 }, focus: { cx: topX, cy: topY + 60, r: 240 } };
}
