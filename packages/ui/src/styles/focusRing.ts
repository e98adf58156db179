import { media } from './media.ts';
import type { LayeredRule } from './componentStyle.ts';
import { vars } from './vars.css.ts';

/** The keyboard focus ring, for the `:focus-visible` of a part that draws its own (or `:has(:focus-visible)`). */
export const focusRingRule = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

/**
 * An outline that takes no space. It is visible only in forced colours: fills and shadows disappear there, and
 * transparent outlines get a colour. Focusable elements need `forcedEdge` instead, or they have no focus ring.
 */
export const forcedOutline = (width = 1) => ({ outline: `${width}px solid transparent`, outlineOffset: -width });

/** Forced colours remove fills: this gives a filled control a border. */
export const forcedEdge: LayeredRule = { '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } } };
