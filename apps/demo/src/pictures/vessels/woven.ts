import type { OpenVessel } from './vessel.ts';
import { MIDDLE } from './vessel.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, n, path, place, stroke } from '../svg.ts';
import { toneOf, type Tone } from '../colour.ts';

/** Woven wall of a basket seen from above, with its handle across. */
function wovenRim(tone: Tone, handle: boolean) {
  const ring = (r: number, colour: string, width: number, dash?: string) =>
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  return (
    circle(MIDDLE, MIDDLE, 344, tone.core) +
    ring(332, tone.deep, 30) +
    ring(334, tone.light, 20, '20 12') +
    (handle ? '' : ring(318, tone.base, 10, '14 10'))
  );
}

/** Woven basket; the handle goes behind the flowers. */
export function wovenBasket(
  sheet: Sheet,
  {
    colour = '#b98a58',
    width = 520,
    top = 600,
    height = 240,
    handle = true,
  }: { colour?: string; width?: number; top?: number; height?: number; handle?: boolean },
): OpenVessel {
  const tone = toneOf(colour);
  const half = width / 2;
  const taper = 0.8;
  const bend = 34;
  const outline = `M${MIDDLE - half} ${top}Q${MIDDLE} ${top + bend * 2} ${MIDDLE + half} ${top}L${n(MIDDLE + half * taper)} ${top + height}Q${MIDDLE} ${top + height + bend * 1.5} ${n(MIDDLE - half * taper)} ${top + height}Z`;
  const rows = 8;
  const columns = 17;
  sheet.symbol('cane', () => path('M-17 0Q-16 -13 0 -14Q16 -13 17 0Q16 13 0 13Q-16 13 -17 0Z', sheet.ball(tone)));
  let weave = '';
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows;
    const w = half * (1 - (1 - taper) * share) - 10;
    for (let i = row % 2; i < columns; i += 2) {
      const t = (i / (columns - 1)) * 2 - 1;
      weave += `<use href="#cane" ${place(MIDDLE + t * w, top + height * share + bend * (1 - t * t), { scale: (1 - Math.abs(t) * 0.22) * (width / 520) * 1.16 })}/>`;
    }
  }
  const rim =
    stroke(`M${MIDDLE - half - 4} ${top}Q${MIDDLE} ${top + bend * 2} ${MIDDLE + half + 4} ${top}`, tone.deep, 22) +
    stroke(
      `M${MIDDLE - half - 4} ${top - 3}Q${MIDDLE} ${top + bend * 2 - 3} ${MIDDLE + half + 4} ${top - 3}`,
      tone.light,
      13,
      'stroke-dasharray="16 9"',
    );
  const arc = `M${MIDDLE - half + 10} ${top}C${MIDDLE - half - 6} ${top - 520} ${MIDDLE + half + 6} ${top - 520} ${MIDDLE + half - 10} ${top}`;
  const hoop = handle
    ? stroke(arc, tone.deep, 24) + stroke(arc, tone.light, 14, 'stroke-dasharray="20 10" opacity=".85"')
    : '';
  const back = hoop + ellipse(MIDDLE, top, half, bend, tone.core);
  return {
    back,
    front: path(outline, tone.core) + weave + rim,
    mouth: { cx: MIDDLE, cy: top, rx: half, ry: bend },
    foot: { cx: MIDDLE, y: top + height + 18, rx: half * 0.92 },
    rim: () => wovenRim(tone, handle),
  };
}
