import type { Random } from '../../random.ts';
import { POLLEN, seeds } from './seeds.ts';
import { SHAPES } from './petals.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { circle, ellipse, group, n, path, place, polar, stroke, use } from '../svg.ts';
import { type Tone } from '../colour.ts';

export function hydrangea(sheet: Sheet, tone: Tone, random: Random): string {
  const floret = (step: number) =>
    sheet.symbol(
      `hy${tone.base.slice(1)}${step}`,
      () =>
        [0, 90, 180, 270]
          .map((turn) => path(SHAPES.heart(13, 19, random), sheet.petal(tone, step), `transform="rotate(${turn})"`))
          .join('') + circle(0, 0, 2.6, tone.light),
    );
  const spots = seeds(36, 82).toReversed();
  return (
    circle(0, 0, 80, tone.deep) +
    spots
      .map(([x, y]) => {
        // The cluster is a ball: the lower right turns away from the light.
        const step = Math.max(0, Math.min(4, Math.round((x * 0.5 + y) / 42 + 1.3 + random.spread(0.7))));
        return use(
          floret(step),
          place(x + random.spread(3), y + random.spread(3), {
            turn: random.range(0, 90),
            scale: random.range(1.02, 1.28),
          }),
        );
      })
      .join('')
  );
}

export function lily(sheet: Sheet, tone: Tone, random: Random): string {
  const start = random.range(-20, 20);
  const petal = (turn: number, w: number, step: number) => {
    const freckles = Array.from({ length: 6 }, () =>
      circle(random.spread(w * 0.4), random.range(-52, -26), 1.5, tone.core),
    ).join('');
    return group(
      `transform="rotate(${n(turn)})"`,
      path(SHAPES.pointed(w, 102, random), sheet.petal(tone, step)) +
        stroke('M0 -14Q3 -50 0 -92', tone.deep, 2.2, 'opacity=".45"') +
        group('fill-opacity=".55"', freckles),
    );
  };
  const stamens = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = polar(46, start + i * 60 + 28 + random.spread(8));
    return (
      stroke(`M0 0Q${n(x * 0.4)} ${n(y * 0.6)} ${n(x)} ${n(y)}`, TONES.lime.light, 2.4) +
      ellipse(x, y, 7, 3.6, '#9a4a1d', `transform="rotate(${n(i * 60 + start + 110)} ${n(x)} ${n(y)})"`)
    );
  }).join('');
  return (
    [0, 120, 240].map((turn) => petal(start + turn + 60, 27, 2)).join('') +
    [0, 120, 240].map((turn, i) => petal(start + turn, 35, i)).join('') +
    circle(0, 0, 12, TONES.lime.base, 'opacity=".8"') +
    stamens +
    stroke('M0 0Q4 -20 1 -34', TONES.lime.deep, 3.4) +
    circle(1, -36, 5, TONES.lime.deep)
  );
}

/** Side view of a closed tulip cup. */
export function tulip(sheet: Sheet, tone: Tone, random: Random): string {
  const lean = random.spread(6);
  const side = (way: number) =>
    group(
      way < 0 ? 'transform="scale(-1 1)"' : '',
      path('M0 62C-60 66 -74 -6 -50 -66C-20 -44 8 -10 8 62Z', sheet.petal(tone, way < 0 ? 3 : 1)),
    );
  const front = path(`M0 66C-52 62 -52 -8 ${n(lean)} -68C54 -8 52 62 0 66Z`, sheet.petal(tone, 1));
  return (
    path('M-34 40C-44 -20 -26 -64 -18 -84C0 -62 18 -62 22 -80C34 -50 42 -10 32 40Z', sheet.petal(tone, 4)) +
    side(-1) +
    side(1) +
    front +
    stroke(`M${n(lean)} -52Q-6 0 0 52`, tone.light, 3, 'opacity=".4"') +
    stroke(`M${n(lean - 14)} -22Q-24 14 -14 44M${n(lean + 14)} -22Q22 14 13 44`, tone.deep, 1.6, 'opacity=".35"')
  );
}

/** Side view: three standards up, three falls down. */
export function iris(sheet: Sheet, tone: Tone, random: Random): string {
  const fall = (turn: number, step: number) =>
    group(
      `transform="translate(0 10) rotate(${n(turn)})"`,
      path(SHAPES.ruffle(36, 92, random), sheet.petal(tone, step)) +
        path('M0 -8C-9 -26 -7 -46 0 -58C7 -46 9 -26 0 -8Z', POLLEN.base) +
        stroke('M-12 -64L-5 -40M12 -64L5 -40M0 -78V-60', tone.light, 1.6, 'opacity=".8"'),
    );
  const standard = (turn: number, step: number, h: number) =>
    path(SHAPES.ruffle(32, h, random), sheet.petal(tone, step), `transform="translate(0 14) rotate(${n(turn)})"`);
  return (
    standard(-30, 2, 104) +
    standard(32, 3, 104) +
    fall(-118, 1) +
    fall(118, 3) +
    standard(0, 1, 96) +
    fall(180 + random.spread(8), 1) +
    circle(0, 12, 10, tone.light, 'opacity=".6"')
  );
}

export function orchid(sheet: Sheet, tone: Tone, random: Random): string {
  const lip = TONES.peony;
  const sepal = (turn: number) =>
    path(SHAPES.pointed(28, 90, random), sheet.petal(tone, 2), `transform="rotate(${turn})"`);
  const wing = (turn: number, step: number) =>
    path(SHAPES.cup(54, 88, random), sheet.petal(tone, step), `transform="rotate(${turn})"`);
  const veins = [-84, 84]
    .map((turn) =>
      group(
        `transform="rotate(${turn})"`,
        stroke('M0 -10V-74M-4 -12Q-20 -40 -24 -64M4 -12Q20 -40 24 -64', tone.core, 1.4, 'opacity=".3"'),
      ),
    )
    .join('');
  return (
    sepal(0) +
    sepal(132) +
    sepal(-132) +
    wing(-84, 0) +
    wing(84, 2) +
    veins +
    path('M0 2C-26 6 -30 34 -10 40L0 58L10 40C30 34 26 6 0 2Z', sheet.petal(lip, 2)) +
    path('M0 0C-12 2 -12 18 0 22C12 18 12 2 0 0Z', POLLEN.base) +
    ellipse(0, -2, 8, 9, tone.light) +
    stroke('M-4 42Q-16 56 -10 66M4 42Q16 56 10 66', lip.deep, 2.2)
  );
}
