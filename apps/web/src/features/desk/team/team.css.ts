import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const twoColumns = '(min-width: 1100px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignContent: 'start',
  paddingBottom: vars.space[24],
  '@media': {
    [wide]: ownScroll,
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'start' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minWidth: 0,
});

/** On a phone the form comes first; beside the lists it is on the right. */
export const aside = style([column, { '@media': { [twoColumns]: { order: 1 } } }]);

export const people = style({ display: 'grid' });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
/** On a phone the role of each person is below the name, however short it is. */
export const words = style({
  flex: '1 1 180px',
  minWidth: 0,
  '@media': { '(max-width: 479px)': { flexBasis: 'calc(100% - 60px)' } },
});
/** Beside the role below the name, the menu stays at the edge. */
export const menu = style({ marginInlineStart: 'auto' });

/** People to choose from, below the field in which they are looked for. */
export const found = style({ display: 'grid', gap: vars.space[4] });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: 44,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.s,
  background: vars.color.leafSoft,
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
});
export const chosen = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
/** The chosen role needs this width. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space[12],
});

export const rights = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' });
export const cell = style({
  padding: `${vars.space[8]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  fontWeight: 'inherit',
  selectors: { '&:first-child': { textAlign: 'start' }, 'thead &': { borderTop: 0, color: vars.color.ink2 } },
});
globalStyle(`${cell} > svg`, { marginInline: 'auto' });
