import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const scroller = style({
  overflowX: 'auto',
  padding: vars.space[16],
  background: vars.color.ground,
  borderRadius: vars.radius.l,
});

/** Natural size: a large diagram scrolls instead of shrinking. */
export const drawing = style({
  display: 'block',
  maxWidth: 'none',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 12,
});

export const box = style({ fill: vars.color.surface, stroke: vars.color.control });
export const region = style({ fill: 'none', stroke: vars.color.control });
export const parallel = style({ strokeDasharray: '6 4' });
export const final = style({ strokeWidth: 3 });

export const name = style({ fill: vars.color.ink, fontWeight: 700 });
export const words = style({ fill: vars.color.ink2 });
export const calls = style({ fill: vars.color.lilac });

export const arrow = style({ fill: 'none', stroke: vars.color.leaf, strokeWidth: 1.5 });
export const head = style({ fill: vars.color.leaf });
export const label = style({ fill: vars.color.leafInk });
/** Outlines the text so that it stays readable over an arrow. */
export const labelGround = style({ fill: vars.color.ground, opacity: 0.85 });
