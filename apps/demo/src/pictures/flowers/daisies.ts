import type { Random } from '../../random.ts';
import { POLLEN, SEED_BROWN, dots, seeds } from './seeds.ts';
import type { Sheet } from '../sheet.ts';
import { TONES } from '../tones.ts';
import { circle, n, polar, stroke } from '../svg.ts';
import { mix, type Tone } from '../colour.ts';
import { petalRing } from './petals.ts';

/** A disc of florets for the daisy family. */
function disc(sheet: Sheet, radius: number, tone: Tone, count: number) {
  const points = seeds(count, radius * 0.93);
  return (
    circle(0, 0, radius, sheet.ball(tone)) +
    dots(
      points.filter((_, i) => i % 3),
      tone.deep,
      radius * 0.07,
    ) +
    dots(
      points.filter((_, i) => i % 3 === 0),
      tone.light,
      radius * 0.07,
    )
  );
}

export function daisy(sheet: Sheet, tone: Tone, random: Random): string {
  return (
    petalRing(sheet, tone, random, { count: 17, w: 12, h: 84, shape: 'strap', from: 12, shade: 1 }) +
    petalRing(sheet, tone, random, { count: 16, w: 12, h: 80, shape: 'strap', from: 10, start: 10 }) +
    disc(sheet, 29, POLLEN, 40)
  );
}

export function gerbera(sheet: Sheet, tone: Tone, random: Random): string {
  const heart = { light: tone.base, base: mix(tone.core, SEED_BROWN, 0.4), deep: '#2f1a14', core: '#2f1a14' };
  return (
    petalRing(sheet, tone, random, { count: 20, w: 13, h: 86, shape: 'strap', from: 12, shade: 1 }) +
    petalRing(sheet, tone, random, { count: 18, w: 12, h: 74, shape: 'strap', from: 10, start: 9 }) +
    petalRing(sheet, tone, random, { count: 20, w: 6, h: 34, shape: 'strap', from: 8, shade: 1 }) +
    disc(sheet, 22, heart, 30)
  );
}

export function anemone(sheet: Sheet, tone: Tone, random: Random): string {
  const ink = '#2b2035';
  const stamens = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = polar(random.range(24, 34), i * 13.8);
    return stroke(`M0 0L${n(x)} ${n(y)}`, ink, 1.2) + circle(x, y, 3, ink);
  }).join('');
  return (
    petalRing(sheet, tone, random, { count: 6, w: 46, h: 96, shape: 'cup', shade: 1 }) +
    petalRing(sheet, tone, random, { count: 5, w: 40, h: 80, shape: 'cup', start: 30 }) +
    circle(0, 0, 36, TONES.lime.light, 'opacity=".35"') +
    stamens +
    circle(0, 0, 16, sheet.ball({ light: '#6f5f80', base: ink, deep: '#120c18', core: '#000000' }))
  );
}

export function sunflower(sheet: Sheet, tone: Tone, random: Random): string {
  const points = seeds(70, 42);
  const brown = { light: '#8a5a2b', base: '#5a3819', deep: '#2e1b0e', core: '#1a0f08' };
  return (
    petalRing(sheet, tone, random, { count: 17, w: 17, h: 64, shape: 'pointed', from: 34, shade: 1 }) +
    petalRing(sheet, tone, random, { count: 16, w: 16, h: 58, shape: 'pointed', from: 32, start: 11 }) +
    circle(0, 0, 44, sheet.ball(brown)) +
    dots(points.slice(0, 26), '#7a8a3a', 2.4) +
    dots(
      points.slice(26).filter((_, i) => i % 2),
      '#a5702c',
      2.4,
    ) +
    dots(
      points.slice(26).filter((_, i) => i % 2 === 0),
      '#24140a',
      2.4,
    )
  );
}

/** Blue rays with toothed tips round a violet tuft. */
export function cornflower(sheet: Sheet, tone: Tone, random: Random): string {
  const tuft = Array.from({ length: 16 }, (_, i) => polar(random.range(14, 30), i * 22.5));
  return (
    petalRing(sheet, tone, random, { count: 11, w: 26, h: 92, shape: 'fringe', shade: 1, jitter: 0.2 }) +
    petalRing(sheet, tone, random, { count: 9, w: 20, h: 66, shape: 'fringe', start: 16, jitter: 0.2 }) +
    circle(0, 0, 24, TONES.violet.deep) +
    stroke(tuft.map(([x, y]) => `M0 0L${n(x)} ${n(y)}`).join(''), TONES.violet.core, 2.4) +
    dots(tuft, TONES.lilac.light, 3)
  );
}
