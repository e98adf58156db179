import type { Dome } from '../arrangements/pack.ts';
import { cycle } from '../../cycle.ts';
import type { WrapName } from '../request.ts';
import type { Vessel } from './vessel.ts';
import type { Random } from '../../random.ts';
import { LINEN, MIDDLE } from './vessel.ts';
import type { Sheet } from '../sheet.ts';
import { bow, ribbonBand } from './ribbon.ts';
import { darken, lighten, toneOf } from '../colour.ts';
import { n, path, polygon, stroke, type Point } from '../svg.ts';

/** Pleated paper: a fan of facets from the tie point, each lit slightly differently. */
function pleats(sheet: Sheet, colour: string, tie: Point, edge: Point[], random: Random, contrast = 0.12) {
  const glow = sheet.radial(
    `w${colour.slice(1)}`,
    [
      [0, darken(colour, 0.3)],
      [0.45, colour],
      [1, lighten(colour, 0.35)],
    ],
    `gradientUnits="userSpaceOnUse" cx="${tie[0]}" cy="${tie[1]}" r="560"`,
  );
  const outline = polygon([tie, ...edge]);
  const facets = edge.slice(1).map((point, i) => {
    const share = i / (edge.length - 1);
    // Alternate facets; the right side is in the shade.
    const shade =
      (i % 2 ? contrast : -contrast * 0.4) + (share - 0.45) * contrast * 1.3 + random.spread(contrast * 0.35);
    const ink = shade > 0 ? darken(colour, 0.75) : LINEN;
    return path(polygon([tie, cycle(edge, i), point]), ink, `opacity="${Math.abs(shade).toFixed(2)}"`);
  });
  return (
    path(outline, glow, `stroke="${lighten(colour, 0.4)}" stroke-width="3" stroke-linejoin="round"`) + facets.join('')
  );
}

/** Points of a paper edge on an arc around the flowers, alternately in and out. */
function paperEdge(
  random: Random,
  {
    cx,
    cy,
    rx,
    ry,
    from,
    to,
    count,
    ripple,
  }: { cx: number; cy: number; rx: number; ry: number; from: number; to: number; count: number; ripple: number },
): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    const reach = 1 + (i % 2 ? ripple : -ripple) + random.spread(ripple * 0.6);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
}

/** Wrap styles, which change the silhouette and not only the colour. */
export const WRAPS: WrapName[] = ['korean', 'cone', 'collar', 'tied'];

export interface WrapLook {
  style: WrapName;
  /** The outer paper first. */
  papers: [string, string];
  ribbon: string;
  cy: number;
  rx: number;
  ry: number;
}

/** Paper round a bouquet, tied at a point where all stems meet. */
export interface WrappedVessel extends Vessel {
  tie: Point;
}

interface Wrapping {
  head: Dome;
  tie: Point;
  papers: [string, string];
  ribbon: string;
}

interface WrapLayers {
  back: string;
  front: string;
  footWidth: number;
}

/** Bouquet in paper. */
export function wrapPaper(sheet: Sheet, look: WrapLook, random: Random): WrappedVessel {
  const { rx, ry, cy, papers, ribbon, style } = look;
  const tie: Point = [MIDDLE, 748];
  const head = { cx: MIDDLE, cy, rx, ry };
  const knot = bow(sheet, tie[0], tie[1], random.range(70, 88), ribbon, random);
  const layers = WRAPPINGS[style](sheet, { head, tie, papers, ribbon }, random);
  return {
    ...layers,
    front: layers.front + knot,
    mouth: head,
    tie,
    foot: { cx: MIDDLE, y: 912, rx: layers.footWidth },
  };
}

/** Flared skirt of paper under the tie. */
function skirt(sheet: Sheet, colour: string, tie: Point, width: number, random: Random) {
  const count = 9;
  const edge = Array.from({ length: count }, (_, i): Point => {
    const x = -width + (2 * width * i) / (count - 1);
    return [tie[0] + x, tie[1] + 162 - Math.abs(x) * 0.12 + (i % 2 ? 8 : -6) + random.spread(4)];
  });
  return pleats(sheet, colour, [tie[0], tie[1] - 20], edge, random, 0.16);
}

function koreanWrap(sheet: Sheet, { head, tie, papers, ribbon }: Wrapping, random: Random): WrapLayers {
  const [outer, inner] = papers;
  const { cx, cy, rx, ry } = head;
  const back =
    pleats(
      sheet,
      inner,
      tie,
      paperEdge(random, { cx, cy: cy - 4, rx: rx * 1.24, ry: ry * 1.26, from: 152, to: 388, count: 15, ripple: 0.05 }),
      random,
    ) +
    pleats(
      sheet,
      outer,
      tie,
      paperEdge(random, { cx, cy: cy + 16, rx: rx * 1.2, ry: ry * 1.1, from: 160, to: 380, count: 13, ripple: 0.05 }),
      random,
    );
  const dip = cy + ry * 0.86;
  const left: Point[] = [
    [cx - rx * 1.22, cy + ry * 0.2],
    [cx - rx * 1.02, cy + ry * 0.34],
    [cx - rx * 0.72, cy + ry * 0.62],
    [cx - rx * 0.4, dip - 8],
    [cx - 10, dip + 22],
    [cx + rx * 0.3, dip + 60],
  ];
  const right: Point[] = [
    [cx - rx * 0.2, dip + 66],
    [cx + rx * 0.06, dip + 16],
    [cx + rx * 0.42, dip - 20],
    [cx + rx * 0.76, cy + ry * 0.6],
    [cx + rx * 1.06, cy + ry * 0.3],
    [cx + rx * 1.24, cy + ry * 0.14],
  ];
  const front =
    skirt(sheet, outer, tie, 118, random) +
    pleats(
      sheet,
      inner,
      tie,
      left.map(([x, y]): Point => [x - 8, y - 16]),
      random,
    ) +
    pleats(sheet, outer, tie, left, random) +
    pleats(sheet, outer, tie, right, random) +
    ribbonBand(sheet, tie, 36, ribbon);
  return { back, front, footWidth: 130 };
}

function coneWrap(sheet: Sheet, { head, tie, papers, ribbon }: Wrapping, random: Random) {
  const paper = papers[1];
  const { cx, cy, rx, ry } = head;
  const base: Point = [tie[0], tie[1] + 130];
  const back = pleats(
    sheet,
    paper,
    base,
    [
      [cx - rx * 1.12, cy + ry * 0.2],
      [cx - rx * 0.98, cy - ry * 0.62],
      [cx - rx * 0.3, cy - ry * 1.2],
      [cx + rx * 0.5, cy - ry * 1.12],
      [cx + rx * 1.06, cy - ry * 0.4],
      [cx + rx * 1.1, cy + ry * 0.3],
    ],
    random,
    0.08,
  );
  const low = cy + ry;
  const edgeLeft: Point[] = [
    [cx - rx * 1.14, cy + ry * 0.12],
    [cx - rx * 0.5, low - 34],
    [cx + rx * 0.5, low + 40],
  ];
  const edgeRight: Point[] = [
    [cx - rx * 0.34, low + 36],
    [cx + rx * 0.3, low - 10],
    [cx + rx * 1.12, cy + ry * 0.2],
  ];
  const foot = 62;
  const tube = (edge: Point[], bias: number) => pleats(sheet, paper, [base[0] + bias, base[1] + 8], edge, random, 0.1);
  const end = path(
    `M${base[0] - foot} ${base[1] - 60}L${base[0] - foot * 0.86} ${base[1] + 30}Q${base[0]} ${base[1] + 44} ${base[0] + foot * 0.86} ${base[1] + 30}L${base[0] + foot} ${base[1] - 60}Z`,
    sheet.column(toneOf(paper)),
  );
  const front = end + tube(edgeLeft, -10) + tube(edgeRight, 10) + ribbonBand(sheet, tie, 56, ribbon);
  return { back, front, footWidth: 110 };
}

function collarWrap(sheet: Sheet, { head, tie, papers, ribbon }: Wrapping, random: Random): WrapLayers {
  const [outer, inner] = papers;
  const { cx, cy, rx, ry } = head;
  // A round lace collar: one full ruffle behind, a half one in front.
  const ruffle = (grow: number, colour: string, from: number, to: number, count: number) =>
    pleats(
      sheet,
      colour,
      tie,
      paperEdge(random, { cx, cy: cy + 10, rx: rx * grow, ry: ry * grow, from, to, count, ripple: 0.035 }),
      random,
      0.1,
    );
  const back = ruffle(1.3, inner, 130, 410, 27) + ruffle(1.19, outer, 140, 400, 25);
  const rim = Array.from({ length: 15 }, (_, i): Point => {
    const angle = ((160 - i * 10) * Math.PI) / 180;
    const reach = 1.16 + (i % 2 ? 0.05 : -0.02);
    return [cx + Math.cos(angle) * rx * reach, cy + 6 + Math.sin(angle) * ry * reach * 0.98];
  });
  const front =
    skirt(sheet, outer, tie, 92, random) +
    pleats(sheet, inner, tie, rim, random, 0.14) +
    ribbonBand(sheet, tie, 34, ribbon);
  return { back, front, footWidth: 110 };
}

/** No paper: a spiral of stems under a ribbon. */
function handTied(sheet: Sheet, { tie, ribbon }: Wrapping, random: Random) {
  let stems = '';
  for (let i = 0; i < 15; i++) {
    const x = (i - 7) * 12;
    const colour = cycle(['#6f9a5c', '#547f4b', '#86a86a'], i);
    stems += stroke(
      `M${n(tie[0] + x * 1.6)} ${tie[1] - 150}Q${n(tie[0] + x * 0.32)} ${tie[1] - 20} ${n(tie[0] - x * 0.95 + random.spread(6))} ${n(tie[1] + 158 - Math.abs(x) * 0.3)}`,
      colour,
      10,
    );
  }
  return { back: '', front: stems + ribbonBand(sheet, tie, 44, ribbon), footWidth: 100 };
}

const WRAPPINGS: Record<WrapName, (sheet: Sheet, wrapping: Wrapping, random: Random) => WrapLayers> = {
  korean: koreanWrap,
  cone: coneWrap,
  collar: collarWrap,
  tied: handTied,
};
