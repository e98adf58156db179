import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { card, line, note, who } from '../goods/editor.css.ts';
import { page, search } from '../goods/goods.css.ts';

export { card, note, page, search, who };

const wide = '(min-width: 768px)';

/** On a separate line on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  width: '100%',
  '@media': { [wide]: { width: 'auto' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const name = style({
  display: 'block',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 560,
  overflowWrap: 'anywhere',
});
export const caption = style({
  display: 'block',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.color.ink2,
  '@media': { [wide]: { display: 'none' } },
});
/** In a card it is beside boxed figures, which have space around them. */
export const free = style({
  display: 'grid',
  gap: 2,
  paddingBlock: 6,
  '@media': { [wide]: { padding: 0 } },
});
export const strong = style({
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
});
export const menu = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  '@media': { [wide]: { justifyContent: 'end' } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
});
export const moves = style({ display: 'grid' });
export const move = style([line, { fontVariantNumeric: 'tabular-nums' }]);
export const link = style({ color: vars.color.leaf });
export const counts = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
});
export const countLine = style({
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

/** A stem of a recipe: its name, its number and the button that removes it. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 48px',
  alignItems: 'center',
  gap: vars.space[8],
});
export const sums = style({
  padding: vars.space[12],
  borderRadius: vars.radius.s,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  fontSize: 14,
  lineHeight: '20px',
});
