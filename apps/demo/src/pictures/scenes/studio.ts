/**
 * One calm studio for all products: a warm wall, a table from three quarters of the height, light from above,
 * a soft contact shadow. Six muted backgrounds, so that neighbours can differ.
 */
import { cycle } from '../../cycle.ts';
import { darken, lighten } from '../colour.ts';
import type { Foot } from '../product.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, n, path } from '../svg.ts';

/** Colours of one background. */
export interface Ground {
  /** The lit area. */
  lit: string;
  wall: string;
  table: string;
  shadow: string;
}

/** In the order of the interface's six colour pairs: leaf, lilac, peony, honey, sky, clay. */
const GROUNDS: Ground[] = [
  { wall: '#dde4d2', table: '#cfd9c2', shadow: '#55634a' },
  { wall: '#e3d9e6', table: '#d6c8db', shadow: '#5f5070' },
  { wall: '#f1dfd8', table: '#e6cec4', shadow: '#8a5a52' },
  { wall: '#f1e3c4', table: '#e7d3a6', shadow: '#86682f' },
  { wall: '#dbe2e4', table: '#c8d3d8', shadow: '#4c606d' },
  { wall: '#ebe1d2', table: '#dccdb8', shadow: '#75604a' },
].map((ground) => ({ ...ground, lit: lighten(ground.wall, 0.5) }));

/** The deep green of banners. */
export const FOREST: Ground = { lit: '#2f5740', wall: '#1b3828', table: '#16301f', shadow: '#050d08' };

export const GROUND_COUNT = GROUNDS.length;

/** The background of an index; the six repeat. */
export const groundOf = (index: number): Ground => cycle(GROUNDS, index);

/** A rectangle of the drawing: left, top, width, height. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HORIZON_SHARE = 0.75;

const rectangle = ({ x, y, width, height }: Frame, fill: string, more = '') =>
  path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`, fill, more);

/** Wall and table filling a frame. */
export function studio(sheet: Sheet, ground: Ground, frame: Frame): string {
  const isDark = ground === FOREST;
  const horizon = frame.y + frame.height * HORIZON_SHARE;
  const wall = sheet.radial(
    'wall',
    [
      [0, ground.lit],
      [0.55, ground.wall],
      [1, darken(ground.wall, isDark ? 0.3 : 0.05)],
    ],
    'cx=".5" cy=".26" r=".85"',
  );
  const top = { ...frame, y: horizon, height: frame.height - (horizon - frame.y) };
  const table = sheet.linear('table', [
    [0, darken(ground.table, isDark ? 0.16 : 0.03)],
    [0.2, ground.table],
    [1, lighten(ground.table, isDark ? 0.05 : 0.26)],
  ]);
  const crease = sheet.linear('crease', [
    [0, ground.shadow, 0],
    [1, ground.shadow, isDark ? 0.3 : 0.07],
  ]);
  return (
    rectangle(frame, wall) +
    rectangle({ ...frame, y: horizon - 34, height: 34 }, crease) +
    rectangle(top, table) +
    rectangle({ ...frame, y: horizon, height: 2 }, '#ffffff', `opacity="${isDark ? 0.05 : 0.24}"`)
  );
}

/** The table seen from directly above: no horizon, only a falloff of light. */
export function tableTop(sheet: Sheet, ground: Ground, frame: Frame): string {
  const light = sheet.radial(
    'flat',
    [
      [0, ground.lit],
      [0.6, ground.wall],
      [1, ground.table],
    ],
    'cx=".32" cy=".24" r="1.05"',
  );
  return rectangle(frame, light);
}

/** Shadow where a product stands, with a longer, weaker one to the right. */
export function contactShadow(sheet: Sheet, shadow: string, { cx, y, rx }: Foot): string {
  const fill = sheet.shadow(shadow);
  return (
    ellipse(cx + rx * 0.3, y + 4, rx * 1.5, rx * 0.22, fill, 'opacity=".5"') +
    ellipse(cx, y, rx * 1.18, rx * 0.16, fill, 'opacity=".9"') +
    ellipse(cx, y - 2, rx * 0.92, rx * 0.08, fill)
  );
}
