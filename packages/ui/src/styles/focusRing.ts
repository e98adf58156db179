import { media } from './media.ts';
import type { LayeredRule } from './componentStyle.ts';
import { vars } from './vars.css.ts';

/** The keyboard ring, for the `:focus-visible` of a part that draws its own (or `:has(:focus-visible)`). */
export const focusRingRule = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

/** Where colours are forced, fills vanish: this gives a filled control an edge back. */
export const forcedEdge: LayeredRule = { '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } } };
