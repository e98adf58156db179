import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';
import { roomColumn } from '../../../shell/layout/roomColumn.ts';

const wide = '(min-width: 768px)';

export const page = style({
  ...roomColumn,
  // Otherwise rows that scroll sideways shrink to nothing under a long list.
  gridAutoRows: 'max-content',
  '@media': { [wide]: ownScroll },
});

/** Chips: on a phone one line that scrolls sideways to the edges of the page. */
export const filters = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px 16px',
  margin: '-4px -16px',
  '@media': { [wide]: { flexWrap: 'wrap', padding: 0, margin: 0 } },
});
globalStyle(`${filters} > *`, { flex: 'none' });
export const count = style({ marginLeft: 6, fontVariantNumeric: 'tabular-nums' });

export const bar = style({ display: 'grid', gap: vars.space[12] });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const search = style({ flex: 1, minWidth: 200, '@media': { [wide]: { flex: 'none', width: 260 } } });

export const name = style({
  display: 'block',
  minHeight: 24,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 560,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.leaf } } } },
});
export const category = style({ fontWeight: 400, fontSize: 13, lineHeight: '18px', color: vars.color.ink2 });
export const why = style({
  fontWeight: 400,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.clay,
  overflowWrap: 'anywhere',
});
export const low = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const fact = style({
  display: 'block',
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { maxWidth: 184 } },
});
export const lacks = style({ display: 'block', fontSize: 13, lineHeight: '18px', color: vars.color.ink2 });
export const margin = style({
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { display: 'block' } },
});
export const today = style({ display: 'block', marginTop: vars.space[4] });
export const struck = style({ textDecoration: 'line-through', color: vars.color.ink2, fontWeight: 400 });
export const dry = style({ display: 'grid', gap: vars.space[8], maxHeight: 320, overflowY: 'auto' });
export const dryRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[12],
  fontSize: 14,
  lineHeight: '20px',
});
export const dryFigures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
