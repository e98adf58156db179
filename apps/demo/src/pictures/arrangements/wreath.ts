import type { Product } from '../product.ts';
import type { ProductRequest, SprigName } from '../request.ts';
import type { Random } from '../../random.ts';
import { BLOOMS, bloomSymbol } from '../flowers/blooms.ts';
import type { Sheet } from '../sheet.ts';
import { bow } from '../vessels/ribbon.ts';
import { ellipse, place, polar, use } from '../svg.ts';
import type { Palette } from '../palette.ts';
import { recipe } from './recipe.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

const RING = { cx: 500, cy: 490, radius: 262 };

export function wreath(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const chosen = recipe(request, palette, random, 12);
  const { cx, cy, radius } = RING;
  const sprigs: SprigName[] = chosen.sprigs[0] === 'blade' ? ['olive', 'ruscus'] : chosen.sprigs;
  const rings = [1.07, 0.93, 1]
    .map((grow, layer) =>
      Array.from({ length: 26 }, (_, i) => {
        const turn = (i * 360) / 26 + layer * 5;
        const [x, y] = polar(radius * grow, turn);
        return use(
          sprigSymbol(sheet, random.pick(sprigs), random.pick(chosen.leaves), random),
          place(cx + x, cy + y, {
            turn: turn + 180 + random.spread(26) - (layer - 1) * 22,
            scale: random.range(0.6, 0.86),
            flip: random.chance(0.5),
          }),
        );
      }).join(''),
    )
    .join('');
  const hoop = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#6e5139" stroke-width="16"/>`;
  // Flowers are grouped on one side, as florists do: an even ring looks printed.
  const start = random.range(20, 70);
  const blooms = random
    .shuffle(chosen.stems)
    .slice(0, 12)
    .map((stem, i, all) => {
      const turn = start + (i / all.length) * random.range(175, 190);
      const [x, y] = polar(radius + random.spread(34), turn);
      const scale = BLOOMS[stem.name].size * (0.82 - Math.abs(i / all.length - 0.5) * 0.56);
      return (
        ellipse(cx + x + 6, cy + y + 14, 118 * scale, 112 * scale, sheet.shadow('#1f1a24')) +
        use(bloomSymbol(sheet, stem.name, stem.tone, random), place(cx + x, cy + y, { scale, turn: random.spread(30) }))
      );
    })
    .join('');
  const tied = bow(
    sheet,
    cx + polar(radius, start + 200)[0],
    cy + polar(radius, start + 200)[1],
    76,
    palette.ribbon,
    random,
  );
  const ringShadow = `<circle cx="${cx + 16}" cy="${cy + 24}" r="${radius}" fill="none" stroke="${palette.shadow}" stroke-width="96" stroke-opacity=".1"/>`;
  return { art: ringShadow + hoop + rings + blooms + tied, foot: null, focus: { cx: 500, cy: 660, r: 270 } };
}
