import { media } from './media.ts';
import type { LayeredRule } from './componentStyle.ts';
import { vars } from './vars.css.ts';

/** The keyboard ring, for the `:focus-visible` of a part that draws its own (or `:has(:focus-visible)`). */
export const focusRingRule = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

/**
 * An edge for what must not take one from the layout. It is seen only where colours are forced: fills and shadows vanish
 * there, and transparent outlines get a colour. What can have the focus needs `forcedEdge`, or it has no ring.
 */
export const forcedOutline = (width = 1) => ({ outline: `${width}px solid transparent`, outlineOffset: -width });

/** Where colours are forced, fills vanish: this gives a filled control an edge back. */
export const forcedEdge: LayeredRule = { '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } } };
