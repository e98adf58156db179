import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  gap: vars.space[24],
});

export const swatch = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });

/** A colour in the three themes, side by side. */
export const threeThemes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
});

export const paint = style({ height: 72 });

export const sample = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.s,
  whiteSpace: 'nowrap',
});

export const dot = style({ width: 16, height: 16, borderRadius: vars.radius.full });

export const bar = style({ height: 16, maxWidth: '100%', background: vars.color.leaf, borderRadius: 2 });

export const box = style({
  width: 96,
  height: 96,
  background: vars.color.leafSoft,
  border: `1px solid ${vars.color.leaf}`,
});

export const lifted = style({ width: 160, height: 96, background: vars.color.raised, borderRadius: vars.radius.s });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[40], alignItems: 'end' });

export const labelled = style({ display: 'grid', gap: vars.space[12] });

export const track = style({
  position: 'relative',
  height: 24,
  width: '100%',
  minWidth: 200,
  background: vars.color.sunken,
  borderRadius: vars.radius.full,
});

export const runner = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 24,
  borderRadius: vars.radius.full,
  background: vars.color.leaf,
  selectors: { [`${track}[data-run] &`]: { insetInlineStart: 'calc(100% - 24px)' } },
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[16],
});

export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[20]} ${vars.space[8]}`,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  fontSize: 12,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const layer = style({
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
});
