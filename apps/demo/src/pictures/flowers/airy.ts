import type { Random } from '../../random.ts';
import { LEAVES, TONES } from '../tones.ts';
import { SHAPES, petalRing } from './petals.ts';
import type { Sheet } from '../sheet.ts';
import { circle, group, n, path, place, polar, stroke, use } from '../svg.ts';
import { seeds } from './seeds.ts';
import { type Tone } from '../colour.ts';

/** A bundle of three spikes, stems towards 0,110. */
export function lavender(sheet: Sheet, tone: Tone, random: Random): string {
  const spike = (x: number, turn: number, length: number) => {
    let out = stroke(`M0 110Q${n(-x * 0.4)} 40 0 ${n(40 - length)}`, LEAVES.sage.deep, 3);
    for (let row = 0; row < 10; row++) {
      const y = 44 - (row * length) / 9;
      const w = row < 8 ? 11 - row * 0.5 : 6;
      for (const side of [-1, 1, 0]) {
        out += path(
          SHAPES.oval(w * 0.6, w * 1.9, random),
          sheet.petal(tone, side < 0 ? 1 : side ? 3 : 2),
          place(side * 2, y + (side ? 0 : -4), { turn: side * random.range(42, 62) }),
        );
      }
    }
    return group(place(x, 0, { turn }), out);
  };
  return spike(-16, -13, 112) + spike(18, 14, 100) + spike(0, random.spread(4), 132);
}

/** A cloud of tiny stars on hair stems. */
export function gypsophila(sheet: Sheet, tone: Tone, random: Random): string {
  const star = sheet.symbol(
    `gy${tone.base.slice(1)}`,
    () =>
      [0, 72, 144, 216, 288]
        .map((turn) => path(SHAPES.oval(4.6, 9.5, random), sheet.petal(tone, 1), `transform="rotate(${turn})"`))
        .join('') + circle(0, 0, 2, TONES.lime.base),
  );
  let stems = '';
  const stars = seeds(26, 92).map(([x, y]) => {
    const [sx, sy] = [x + random.spread(9), y + random.spread(9) - 6];
    stems += `M0 108Q${n(sx * 0.25)} ${n(40)} ${n(sx)} ${n(sy)}`;
    return use(star, place(sx, sy, { turn: random.range(0, 72), scale: random.range(0.8, 1.45) }));
  });
  return stroke(stems, LEAVES.sage.base, 1.3, 'opacity=".75"') + stars.join('');
}

/** An open boll: five white puffs in a dry star. */
export function cotton(sheet: Sheet, tone: Tone, random: Random): string {
  const husk = { light: '#b98d62', base: '#8d6239', deep: '#5f3f23', core: '#3b2614' };
  const puffs = [-72, 0, 72, 144, 216]
    .map((turn) => {
      const [x, y] = polar(38, turn - 90);
      return circle(
        x,
        y,
        random.range(37, 43),
        sheet.radial(
          `co${tone.base.slice(1)}`,
          [
            [0, tone.light],
            [0.6, tone.base],
            [1, tone.deep],
          ],
          'cx=".4" cy=".34" r=".7"',
        ),
      );
    })
    .join('');
  return (
    petalRing(sheet, husk, random, { count: 5, w: 20, h: 98, shape: 'pointed', start: 36, jitter: 0.1 }) +
    puffs +
    circle(-3, -3, 32, tone.light, 'opacity=".85"') +
    stroke('M0 0L-4 -44M0 0L42 -12M0 0L26 36M0 0L-26 38M0 0L-44 -12', tone.deep, 2.2, 'opacity=".55"')
  );
}

/** A feathery branch of pollen balls. */
export function mimosa(sheet: Sheet, tone: Tone, random: Random): string {
  const ball = sheet.symbol(
    `mi${tone.base.slice(1)}`,
    () =>
      circle(0, 0, 10, sheet.ball(tone)) +
      path(
        seeds(12, 9)
          .map(([x, y]) => `M${n(x)} ${n(y)}h1.6v1.6h-1.6z`)
          .join(''),
        tone.deep,
      ),
  );
  let stems = 'M0 108Q-6 20 4 -88';
  const balls = [];
  for (let i = 0; i < 44; i++) {
    const y = 62 - i * 3.6;
    const reach = Math.sin((i / 44) * Math.PI) * 52 + 10;
    const x = (i % 2 ? 1 : -1) * reach * (i % 3 ? random.range(0.45, 1.05) : random.range(0, 0.4));
    stems += `M0 ${n(y + 22)}Q${n(x * 0.5)} ${n(y + 8)} ${n(x)} ${n(y)}`;
    balls.push(use(ball, place(x, y, { scale: random.range(0.75, 1.25) })));
  }
  return stroke(stems, LEAVES.olive.base, 2) + balls.join('');
}

/** Two ears of wheat on long stems. */
export function wheat(sheet: Sheet, _tone: Tone, random: Random): string {
  const straw = { light: '#f6e2b4', base: '#e0bd7c', deep: '#b98f4c', core: '#85622d' };
  const ear = (x: number, turn: number, length: number) => {
    const grains = Array.from({ length: 12 }, (_, i) => {
      const side = i % 2 ? 1 : -1;
      const y = 20 - (Math.floor(i / 2) * length) / 6;
      return path(
        SHAPES.pointed(9, 34, random),
        sheet.petal(straw, i % 2 ? 3 : 1),
        place(side * 5, y, { turn: side * 26 }),
      );
    });
    const awns = [-8, -3, 3, 8].map((lean) => `M0 ${n(20 - length)}l${lean} -46`).join('');
    const stem = stroke(`M0 110V${n(20 - length)}`, straw.deep, 3);
    return group(place(x, 0, { turn }), stem + stroke(awns, straw.base, 1.6) + grains.join(''));
  };
  return ear(-14, -10, 110) + ear(14, 9, 96);
}
