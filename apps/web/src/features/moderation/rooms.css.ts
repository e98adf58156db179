import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const beside = '(min-width: 1024px)';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  alignItems: 'start',
  paddingBlock: vars.space[20],
  '@media': {
    [beside]: {
      gridTemplateColumns: '208px minmax(0, 760px)',
      justifyContent: 'center',
      columnGap: vars.space[48],
    },
  },
});
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

export const rail = style({
  display: 'none',
  '@media': {
    [beside]: {
      position: 'sticky',
      top: vars.space[8],
      display: 'block',
      // The list is higher than most windows. It scrolls by itself: scrolling the page does not move what sticks to it.
      // It ends inside the window also below the site's header.
      maxHeight: 'calc(100dvh - 152px)',
      overflowY: 'auto',
      // Otherwise the edges of the links and their focus rings are cut off.
      margin: -16,
      padding: vars.space[16],
    },
  },
});
export const menu = style({
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [beside]: { display: 'none' } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  paddingInline: vars.space[16],
  fontWeight: 560,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const where = style({
  display: 'block',
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 400,
  color: vars.color.ink2,
});

export const groups = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    '(max-width: 1023.98px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
      // The links reach 12 px into the gap from both sides.
      columnGap: vars.space[32],
      padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[16]}`,
    },
  },
});
export const group = style({ minWidth: 0 });
export const groupTitle = style({
  paddingBlock: vars.space[4],
  fontSize: 13,
  lineHeight: '16px',
  color: vars.color.ink2,
});
export const links = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginInline: -12,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.s,
  fontWeight: 500,
  color: vars.color.ink2,
  selectors: { '&[aria-current="page"]': { background: vars.color.leafSoft, color: vars.color.leafInk } },
  '@media': { '(hover: hover)': { selectors: { '&:hover:not([aria-current])': { background: vars.color.sunken } } } },
});
/** How much waits in the queue of a room. */
export const waiting = style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[12],
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
});
export const chevron = style({
  display: 'flex',
  selectors: { [`${menu}[open] &`]: { rotate: '180deg' } },
});
