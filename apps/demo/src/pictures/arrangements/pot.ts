import type { Product } from '../product.ts';
import type { BloomName, PlantName, ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import { FINISHES, ceramic, type VesselShape } from '../vessels/ceramic.ts';
import { recipe } from './recipe.ts';
import { drawPlant } from '../foliage/plants.ts';
import type { Sheet } from '../sheet.ts';
import { backFoliage } from './greens.ts';
import type { ToneName } from '../tones.ts';
import { bloomHead } from './head.ts';
import { bloomSymbol } from '../flowers/blooms.ts';
import { ellipse, group, n, path, place, stroke, use, type Point } from '../svg.ts';
import type { Palette } from '../palette.ts';

/** Small plants are shown larger, so that every pot fills its picture alike. */
const PLANT_SCALE: Partial<Record<PlantName, number>> = {
  succulent: 1.34,
  cactus: 1.4,
  fern: 1.2,
  ficus: 1.16,
  monstera: 1.1,
};

export function pot(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const name = request.plant ?? random.pick<PlantName>(['monstera', 'fern', 'ficus', 'orchid', 'blooming']);
  const wide = name === 'succulent';
  const top = wide ? 650 : random.range(640, 680);
  const shape: VesselShape = wide ? 'bowl' : random.pick<VesselShape>(['tapered', 'drum', 'tapered']);
  const look = {
    shape,
    width: wide ? 500 : random.range(270, 320),
    top,
    height: 900 - top,
    colour: random.pick(palette.vessels),
    finish: random.pick(FINISHES),
  };
  const holder = ceramic(sheet, look, random);
  const soil = ellipse(500, top + 2, holder.mouth.rx * 0.92, holder.mouth.ry * 0.8, '#4b3629');
  const plant = group(
    place(500, top + 6, { scale: PLANT_SCALE[name] ?? 1.08 }),
    greenery(sheet, name, request, palette, random),
  );
  return {
    art: holder.back + soil + plant + holder.front,
    foot: holder.foot,
    focus: { cx: 500, cy: top - (name === 'orchid' ? 370 : 200), r: 270 },
  };
}

/** The plant in the pot, rooted at 0,0. */
function greenery(sheet: Sheet, name: PlantName, request: ProductRequest, palette: Palette, random: Random) {
  if (name === 'orchid') return orchidPlant(sheet, request, random);
  if (name !== 'blooming') return drawPlant(sheet, name, random);
  const chosen = recipe(
    {
      ...request,
      flowers: request.flowers ?? [
        { name: random.pick<BloomName>(['hydrangea', 'chrysanthemum', 'rose', 'daisy', 'lavender']) },
      ],
    },
    palette,
    random,
    11,
  );
  const dome = { cx: 0, cy: -190, rx: 210, ry: 170 };
  return (
    backFoliage(
      sheet,
      dome,
      { sprigs: ['broad'], leaves: ['fresh', 'deep'], from: -230, to: 50, count: 17, reach: 1.15, offset: [500, 650] },
      random,
    ) + bloomHead(sheet, dome, { ...chosen, sprigs: ['broad'], origin: [0, 10] }, random)
  );
}

/** Phalaenopsis: strap leaves and two arching sprays. */
function orchidPlant(sheet: Sheet, request: ProductRequest, random: Random) {
  const tone = request.flowers?.[0]?.tone ?? random.pick<ToneName>(['white', 'pink', 'lilac', 'peony']);
  const leaves = [-78, 76, -50, 52, -14]
    .map(
      (turn) =>
        `<g ${place(0, 0, { turn, scale: 1 })}>${use(
          sheet.symbol(
            'strap',
            () =>
              path('M0 8C-52 -60 -50 -170 0 -226C50 -170 52 -60 0 8Z', '#4e7d55') +
              path('M0 8C52 -60 50 -170 0 -226Z', '#35603f') +
              stroke('M0 0V-206', '#9cc08a', 3, 'opacity=".6"'),
          ),
          'transform=""',
        )}</g>`,
    )
    .join('');
  const sides: Point[] = [
    [-1, 1],
    [1, 0.9],
  ];
  const sprays = sides.map(([way, size]) => {
    let out = stroke(
      `M${way * 10} 0C${way * 20} -260 ${way * 30} -420 ${way * 190 * size} ${n(-470 * size)}`,
      '#6c8a4d',
      8,
    );
    for (let i = 0; i < 6; i++) {
      const t = 0.42 + i * 0.115;
      const x =
        way * (10 * (1 - t) ** 3 + 60 * t * (1 - t) ** 2 + 90 * t * t * (1 - t) + 190 * size * t ** 3) +
        (i % 2 ? 34 : -30);
      const y = -(780 * t * (1 - t) ** 2 + 1260 * t * t * (1 - t) + 470 * size * t ** 3) + (i % 2 ? 26 : -10);
      out +=
        ellipse(x, y + 12, 66, 60, sheet.shadow('#1f1a24'), 'opacity=".6"') +
        use(
          bloomSymbol(sheet, 'orchid', tone, random),
          place(x, y, { scale: 0.72 - i * 0.045, turn: way * 8 + random.spread(10) }),
        );
    }
    return out;
  });
  return leaves + sprays.join('');
}
