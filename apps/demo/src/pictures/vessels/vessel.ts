/**
 * A container of flowers. Every vessel returns two layers, `back` under the flowers and `front` over them, the
 * position of the flowers and its own.
 */
import type { Foot } from '../product.ts';

export interface Vessel {
  back: string;
  front: string;
  /** Ellipse of the opening. */
  mouth: { cx: number; cy: number; rx: number; ry: number };
  foot: Foot;
}

/** A vessel that can also be seen from straight above. */
export interface OpenVessel extends Vessel {
  /** Its wall seen from above, around 500,500. */
  rim: () => string;
}

/** The vertical axis of every vessel. */
export const MIDDLE = 500;
/** Warm white of highlights. */
export const LINEN = '#fffaf2';
