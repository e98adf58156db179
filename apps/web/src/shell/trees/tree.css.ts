import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** A phone has no room for the width by which a row is dragged to another level. */
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: vars.space[12],
  '@media': { [wide]: { paddingInlineStart: vars.space[32] } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[8],
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': { [wide]: { columnGap: vars.space[8] } },
  selectors: { '&[data-dragged]': { background: vars.color.leafSoft, borderRadius: vars.radius.s } },
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const name = style({ fontWeight: 560, overflowWrap: 'anywhere', hyphens: 'auto' });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.s,
  color: vars.color.ink2,
  touchAction: 'none',
  cursor: 'grab',
});
