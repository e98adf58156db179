import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { bloomSymbol } from '../flowers/blooms.ts';
import type { Palette } from '../palette.ts';
import type { BloomName } from '../request.ts';
import { place, use } from '../svg.ts';

/** Dark chocolate. */
export const COCOA = { light: '#a9775a', base: '#6b412b', deep: '#432618', core: '#27140c' };

/** Whipped cream and paper. */
export const CREAM = { light: '#fffdf6', base: '#fbf1e0', deep: '#e8d3b4', core: '#c9a878' };

/** Cake stands. */
export const STEEL = '#cdbfae';

/** One or two flowers of the palette that match a gift to the shop's look. */
export const accentBloom = (
  sheet: Sheet,
  palette: Palette,
  random: Random,
  x: number,
  y: number,
  scale: number,
  name?: BloomName,
) =>
  use(
    bloomSymbol(
      sheet,
      name ?? random.pick<BloomName>(['rose', 'ranunculus', 'eustoma', 'peony']),
      random.pick(palette.flowers.slice(0, 3)),
      random,
    ),
    place(x, y, { scale, turn: random.spread(30) }),
  );
