import type { OpenVessel } from './vessel.ts';
import type { Random } from '../../random.ts';
import { MIDDLE } from './vessel.ts';
import type { Sheet } from '../sheet.ts';
import { bow } from './ribbon.ts';
import { circle, ellipse, n, path, polygon, stroke } from '../svg.ts';
import { mix, toneOf, type Tone } from '../colour.ts';

/** Round hat box. */
export function hatBox(
  sheet: Sheet,
  {
    colour,
    ribbon,
    width = 420,
    top = 560,
    height = 300,
  }: { colour: string; ribbon: string; width?: number; top?: number; height?: number },
  random: Random,
): OpenVessel {
  const half = width / 2;
  const tone = toneOf(colour);
  const lip = half * 0.17;
  const back = ellipse(MIDDLE, top, half, lip, tone.core);
  const stripe = top + height * random.range(0.52, 0.66);
  const curve = (y0: number, y1: number, w: number) =>
    `M${n(MIDDLE - w)} ${n(y0)}A${n(w)} ${n(lip)} 0 0 0 ${n(MIDDLE + w)} ${n(y0)}L${n(MIDDLE + w)} ${n(y1)}A${n(w)} ${n(lip)} 0 0 1 ${n(MIDDLE - w)} ${n(y1)}Z`;
  const front =
    path(
      `M${n(MIDDLE - half)} ${top}A${n(half)} ${n(lip)} 0 0 0 ${n(MIDDLE + half)} ${top}L${n(MIDDLE + half)} ${top + height}A${n(half)} ${n(lip)} 0 0 1 ${n(MIDDLE - half)} ${top + height}Z`,
      sheet.column(tone),
    ) +
    stroke(
      `M${n(MIDDLE - half)} ${top}A${n(half)} ${n(lip)} 0 0 0 ${n(MIDDLE + half)} ${top}`,
      tone.light,
      4,
      'opacity=".8"',
    ) +
    path(curve(stripe, stripe + 44, half + 1), sheet.column(toneOf(ribbon))) +
    bow(sheet, MIDDLE + random.spread(60), stripe + 22 + lip, 72, ribbon, random);
  return {
    back,
    front,
    mouth: { cx: MIDDLE, cy: top, rx: half, ry: lip },
    foot: { cx: MIDDLE, y: top + height + lip * 0.5, rx: half * 1.08 },
    rim: () => roundRim(tone),
  };
}

/** Wall of a round box seen from above. */
const roundRim = (tone: Tone) =>
  circle(MIDDLE, MIDDLE, 338, tone.deep) +
  circle(MIDDLE - 4, MIDDLE - 6, 336, tone.light) +
  circle(MIDDLE, MIDDLE, 322, tone.core);

/** Boards of a crate seen from above. */
const crateRim = (tone: Tone) =>
  `<rect x="165" y="165" width="670" height="670" rx="8" fill="${tone.deep}"/><rect x="168" y="168" width="664" height="664" rx="6" fill="${tone.light}"/><rect x="192" y="192" width="616" height="616" fill="${tone.core}"/>`;

/** Heart or square gift box for flowers. */
export function squareBox(
  sheet: Sheet,
  {
    colour,
    ribbon,
    width = 500,
    top = 600,
    height = 230,
  }: { colour: string; ribbon: string; width?: number; top?: number; height?: number },
  random: Random,
): OpenVessel {
  const tone = toneOf(colour);
  const half = width / 2;
  const depth = 70;
  const back = path(
    polygon([
      [MIDDLE - half + 40, top - depth],
      [MIDDLE + half - 40, top - depth],
      [MIDDLE + half, top],
      [MIDDLE - half, top],
    ]),
    tone.core,
  );
  const face = `M${MIDDLE - half} ${top}H${MIDDLE + half}L${MIDDLE + half - 14} ${top + height}Q${MIDDLE} ${top + height + 8} ${MIDDLE - half + 14} ${top + height}Z`;
  const front =
    path(face, sheet.column(tone)) +
    stroke(`M${MIDDLE - half} ${top}H${MIDDLE + half}`, tone.light, 5, 'opacity=".8"') +
    path(`M${MIDDLE - 24} ${top}h48v${height + 5}h-48Z`, sheet.column(toneOf(ribbon))) +
    bow(sheet, MIDDLE, top + height * 0.42, 80, ribbon, random);
  return {
    back,
    front,
    mouth: { cx: MIDDLE, cy: top - depth / 2, rx: half - 16, ry: depth / 2 },
    foot: { cx: MIDDLE, y: top + height, rx: half * 1.05 },
    rim: () => crateRim(tone),
  };
}

/** Wooden crate of three boards. */
export function crateBox(
  sheet: Sheet,
  {
    colour = '#c39a68',
    width = 560,
    top = 620,
    height = 220,
  }: { colour?: string; width?: number; top?: number; height?: number },
  random: Random,
): OpenVessel {
  const tone = toneOf(colour);
  const half = width / 2;
  const board = (y: number, h: number) => {
    const grain = Array.from(
      { length: 4 },
      (_, i) =>
        `M${n(MIDDLE - half + random.range(10, 120))} ${n(y + (h * (i + 1)) / 5)}q${n(random.range(60, 150))} ${n(random.spread(6))} ${n(random.range(180, 340))} 0`,
    ).join('');
    return (
      path(
        `M${MIDDLE - half} ${y}h${width}v${h}h${-width}Z`,
        sheet.linear('board', [
          [0, tone.light],
          [0.12, tone.base],
          [0.86, mix(tone.base, tone.deep, 0.35)],
          [1, tone.deep],
        ]),
      ) + stroke(grain, tone.deep, 1.6, 'opacity=".45"')
    );
  };
  const gap = 8;
  const h = (height - gap * 2) / 3;
  const boards = [0, 1, 2].map((i) => board(top + i * (h + gap), h)).join('');
  const posts = [-half + 6, half - 40]
    .map(
      (x) =>
        path(`M${MIDDLE + x} ${top - 14}h34v${height + 20}h-34Z`, sheet.column(tone)) +
        [0, 1, 2].map((i) => circle(MIDDLE + x + 17, top + h / 2 + i * (h + gap), 3.6, tone.core)).join(''),
    )
    .join('');
  const back = path(`M${MIDDLE - half + 20} ${top - 34}h${width - 40}v50h${-width + 40}Z`, tone.core);
  return {
    back,
    front: path(`M${MIDDLE - half} ${top}h${width}v${height}h${-width}Z`, tone.core) + boards + posts,
    mouth: { cx: MIDDLE, cy: top, rx: half - 10, ry: 24 },
    foot: { cx: MIDDLE, y: top + height + 4, rx: half * 1.04 },
    rim: () => crateRim(tone),
  };
}
