import type { Product } from '../product.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { contactShadow } from './studio.ts';
import { darken, lighten, mix } from '../colour.ts';
import { ellipse, group, n, path, place, stroke } from '../svg.ts';
import type { Palette } from '../palette.ts';

export const WOOD = '#b58a62';

const PRODUCT_SCALE = 0.66;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more.replace('opacity=', 'fill-opacity=')}`}/>`;

export const plaster = (sheet: Sheet, palette: Palette) =>
  rect(
    0,
    0,
    1000,
    1000,
    sheet.linear(
      'plaster',
      [
        [0, lighten(palette.wall[0], 0.2)],
        [1, mix(palette.wall[0], palette.wall[1], 0.7)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ),
  );

/** Scales the product down and places it on a line. */
export function standing(
  sheet: Sheet,
  product: Product,
  palette: Palette,
  x: number,
  floor: number,
  scale: number = PRODUCT_SCALE,
) {
  const foot = product.foot ?? { cx: 500, y: 800, rx: 200 };
  return group(
    place(x - foot.cx * scale, floor - foot.y * scale, { scale }),
    contactShadow(sheet, palette.shadow, foot) + product.art,
  );
}

export function books(palette: Palette, x: number, floor: number, random: Random) {
  let y = floor;
  return [0, 1, 2]
    .slice(0, random.int(2, 3))
    .map(() => {
      const [w, h] = [random.range(130, 180), random.range(20, 32)];
      y -= h;
      const colour = random.pick([...palette.vessels, palette.ribbon]);
      const left = x - w / 2 + random.spread(10);
      return (
        rect(left, y, w, h, colour, 'rx="3"') +
        rect(left + w - 14, y + 4, 12, h - 8, '#f6efe2') +
        rect(left, y + h - 4, w, 4, darken(colour, 0.3), 'opacity=".5"')
      );
    })
    .join('');
}

export const teacup = (palette: Palette, x: number, floor: number) =>
  ellipse(x, floor - 4, 66, 10, darken(palette.vessels[0], 0.12)) +
  path(
    `M${x - 42} ${floor - 60}H${x + 42}C${x + 42} ${floor - 20} ${x + 24} ${floor - 6} ${x} ${floor - 6}S${x - 42} ${floor - 20} ${x - 42} ${floor - 60}Z`,
    lighten(palette.vessels[0], 0.3),
  ) +
  stroke(`M${x + 40} ${floor - 50}q30 0 18 24t-30 8`, lighten(palette.vessels[0], 0.1), 8) +
  ellipse(x, floor - 60, 42, 7, '#7a4e34');
