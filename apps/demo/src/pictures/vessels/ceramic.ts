import { LINEN, MIDDLE, type Vessel } from './vessel.ts';
import type { Sheet } from '../sheet.ts';
import { darken, toneOf, type Tone } from '../colour.ts';
import { ellipse, group, n, path, smooth, stroke, type Point } from '../svg.ts';
import { hashText, type Random } from '../../random.ts';

export type VesselShape = 'tapered' | 'drum' | 'bowl' | 'belly' | 'bottle' | 'amphora' | 'flute';

export type Finish = 'plain' | 'dipped' | 'speckled' | 'ribbed';

/** A turned vessel: shape, size in the frame, colour and glaze. */
export interface CeramicLook {
  shape: VesselShape;
  width: number;
  top: number;
  height: number;
  colour: string;
  finish: Finish;
}

type Profile = [down: number, halfWidth: number];

/** Half widths from rim to foot, as shares (height, half width). */
const PROFILES: Record<VesselShape, [Profile, Profile, ...Profile[]]> = {
  tapered: [
    [0, 1],
    [0.5, 0.88],
    [1, 0.68],
  ],
  drum: [
    [0, 1],
    [0.12, 1.02],
    [0.88, 1.02],
    [1, 0.94],
  ],
  bowl: [
    [0, 1],
    [0.3, 1.04],
    [0.7, 0.82],
    [1, 0.42],
  ],
  belly: [
    [0, 0.66],
    [0.12, 0.62],
    [0.42, 1.05],
    [0.75, 0.96],
    [1, 0.6],
  ],
  bottle: [
    [0, 0.5],
    [0.2, 0.42],
    [0.42, 0.62],
    [0.68, 1],
    [1, 0.78],
  ],
  amphora: [
    [0, 0.78],
    [0.1, 0.64],
    [0.34, 1],
    [0.7, 0.74],
    [1, 0.48],
  ],
  flute: [
    [0, 1],
    [0.4, 0.66],
    [0.72, 0.56],
    [1, 0.66],
  ],
};

/** Shapes that suit cut flowers. */
export const VASE_SHAPES: VesselShape[] = ['belly', 'bottle', 'amphora', 'flute', 'drum'];

/** Outline of a turned body, and the width at its rim. */
function turned(shape: VesselShape, half: number, top: number, height: number) {
  const profile = PROFILES[shape];
  const right = profile.map(([share, w]): Point => [MIDDLE + w * half, top + share * height]);
  const left = right.toReversed().map(([x, y]): Point => [MIDDLE * 2 - x, y]);
  const rim = profile[0][1] * half;
  const foot = (profile.at(-1) ?? profile[0])[1] * half;
  const [down, up] = [smooth(right), smooth(left)];
  const d = `${down}A${n(foot)} ${n(foot * 0.14)} 0 0 1 ${n(MIDDLE - foot)} ${top + height}${up.slice(up.indexOf('C'))}A${n(rim)} ${n(rim * 0.16)} 0 0 0 ${n(MIDDLE + rim)} ${top}Z`;
  return { d, rim, foot };
}

function clipTo(sheet: Sheet, d: string) {
  const id = `clip${hashText(d).toString(36)}`;
  return sheet.define(id, () => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
}

/** Ceramic or terracotta pot or vase. */
export function ceramic(
  sheet: Sheet,
  { colour, shape, width, top, height, finish }: CeramicLook,
  random: Random,
): Vessel {
  const tone = toneOf(colour);
  const half = width / 2;
  const { d, rim, foot } = turned(shape, half, top, height);
  const lip = rim * 0.16;
  const clip = clipTo(sheet, d);
  const back = ellipse(MIDDLE, top, rim, lip, tone.core);
  const front =
    path(d, sheet.column(tone)) +
    group(`clip-path="url(#${clip})"`, glaze(finish, tone, { half, top, height }, random)) +
    stroke(
      `M${n(MIDDLE - rim)} ${top}A${n(rim)} ${n(lip)} 0 0 0 ${n(MIDDLE + rim)} ${top}`,
      tone.light,
      5,
      'opacity=".75"',
    );
  return {
    back,
    front,
    mouth: { cx: MIDDLE, cy: top, rx: rim, ry: lip },
    foot: { cx: MIDDLE, y: top + height + 4, rx: foot * 1.3 },
  };
}

export const FINISHES: Finish[] = ['plain', 'dipped', 'speckled', 'ribbed'];

/** Surface decoration, clipped to the body. */
function glaze(
  finish: Finish,
  tone: Tone,
  { half, top, height }: { half: number; top: number; height: number },
  random: Random,
) {
  const wide = half * 1.1;
  if (finish === 'dipped') {
    const y = top + height * random.range(0.5, 0.64);
    return path(
      `M${n(MIDDLE - wide)} ${n(y)}q${n(wide)} 26 ${n(wide * 2)} 0V${top + height + 60}H${n(MIDDLE - wide)}Z`,
      LINEN,
      'opacity=".55"',
    );
  }
  if (finish === 'speckled') {
    return group(
      `fill="${tone.core}" fill-opacity=".45"`,
      Array.from(
        { length: 60 },
        () =>
          `<circle cx="${n(MIDDLE + random.spread(wide))}" cy="${n(top + random.next() * height)}" r="${n(random.range(1, 3))}"/>`,
      ).join(''),
    );
  }
  if (finish === 'ribbed') {
    const lines = Array.from({ length: 11 }, (_, i) => {
      // Ribs are closer at the sides, as on a real cylinder.
      const x = MIDDLE + Math.sin(((i - 5) / 5.4) * (Math.PI / 2)) * half;
      return `M${n(x)} ${top}Q${n(x + (x - MIDDLE) * 0.04)} ${n(top + height / 2)} ${n(x - (x - MIDDLE) * 0.2)} ${top + height}`;
    }).join('');
    return (
      stroke(lines, tone.core, 4, 'opacity=".22"') +
      stroke(lines, LINEN, 3, 'opacity=".35" transform="translate(-5 0)"')
    );
  }
  return '';
}

/** Glass vase with water; stems are drawn by the scene between back and front. */
export function glassVase(
  sheet: Sheet,
  { shape, width, top, height }: Pick<CeramicLook, 'shape' | 'width' | 'top' | 'height'>,
  random: Random,
): Vessel {
  const tint = '#cfe0e2';
  const half = width / 2;
  const { d, rim, foot } = turned(shape, half, top, height);
  const lip = rim * 0.16;
  const clip = clipTo(sheet, d);
  const level = top + height * random.range(0.3, 0.42);
  const water = group(
    `clip-path="url(#${clip})"`,
    path(
      `M${MIDDLE - 300} ${n(level)}H${MIDDLE + 300}V${top + height + 40}H${MIDDLE - 300}Z`,
      sheet.linear('water', [
        [0, tint, 0.55],
        [1, darken(tint, 0.25), 0.7],
      ]),
    ),
  );
  const body = sheet.linear(
    'glass',
    [
      [0, darken(tint, 0.3), 0.55],
      [0.14, LINEN, 0.5],
      [0.32, LINEN, 0.08],
      [0.8, tint, 0.12],
      [1, darken(tint, 0.35), 0.5],
    ],
    'x1="0" x2="1" y1="0" y2="0"',
  );
  const back = ellipse(MIDDLE, top, rim, lip, LINEN, `opacity=".35" stroke="${LINEN}" stroke-width="2"`) + water;
  const shine = group(
    `clip-path="url(#${clip})"`,
    stroke(
      `M${n(MIDDLE - half * 0.62)} ${top + height * 0.12}Q${n(MIDDLE - half * 0.8)} ${top + height * 0.5} ${n(MIDDLE - half * 0.52)} ${top + height * 0.84}`,
      LINEN,
      12,
      'opacity=".5"',
    ) + stroke(`M${MIDDLE - 260} ${n(level)}H${MIDDLE + 260}`, LINEN, 3, 'opacity=".6"'),
  );
  const front =
    path(d, body) +
    shine +
    stroke(`M${n(MIDDLE - rim)} ${top}A${n(rim)} ${n(lip)} 0 0 0 ${n(MIDDLE + rim)} ${top}`, LINEN, 4, 'opacity=".85"');
  return {
    back,
    front,
    mouth: { cx: MIDDLE, cy: top, rx: rim, ry: lip },
    foot: { cx: MIDDLE, y: top + height + 4, rx: foot * 1.35 },
  };
}
