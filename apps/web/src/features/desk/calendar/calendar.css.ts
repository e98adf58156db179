import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const desk = '(min-width: 1200px)';

const smallText = { fontSize: 12, lineHeight: '16px', fontWeight: 450 } as const;
export const small = style({ ...smallText, color: vars.color.ink2, textAlign: 'start' });

export const views = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 1,
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  '@media': { [wide]: { flex: 'none' } },
});
export const view = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  paddingInline: vars.space[4],
  borderRadius: 9,
  fontSize: 14,
  fontWeight: 540,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': { background: vars.color.raised, color: vars.color.ink, boxShadow: vars.shadow[1] },
    '&:hover': { color: vars.color.ink },
  },
  '@media': { [wide]: { paddingInline: vars.space[16] } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: '100%',
  '@media': { [wide]: { width: 'auto', flexDirection: 'row-reverse', gap: vars.space[16] } },
});
export const weeks = style({ display: 'flex', gap: vars.space[4] });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
  paddingBottom: vars.space[24],
  '@media': {
    [wide]: { ...ownScroll, flex: 1 },
    [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', overflow: 'hidden', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [wide]: { display: 'none' } },
});
export const stripDay = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  minHeight: 72,
  borderRadius: 14,
  background: vars.color.surface,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-current]': { background: vars.color.leaf, color: vars.color.onLeaf } },
});
export const stripSmall = style({
  ...smallText,
  color: vars.color.ink2,
  selectors: { [`${stripDay}[aria-current] > &`]: { color: 'inherit' } },
});
export const stripNumber = style({ fontSize: 18, lineHeight: '22px', fontWeight: 560 });

export const week = style({
  display: 'none',
  borderCollapse: 'separate',
  borderSpacing: '4px 8px',
  '@media': {
    [wide]: { display: 'table', width: '100%', tableLayout: 'fixed' },
    [desk]: { height: 'fit-content', maxHeight: '100%' },
  },
});
export const corner = style({ width: 64 });
export const dayHead = style({ padding: 0, fontWeight: 'inherit' });
export const dayLink = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 52,
  borderRadius: 14,
  color: vars.color.ink,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: vars.color.surface },
    '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
  },
});
export const dayName = style({ fontSize: 16, lineHeight: '22px', fontWeight: 540 });
export const hours = style({
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 560,
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
});
// A table cell takes its row's height, which the box fills.
export const cell = style({ height: 1, padding: 0 });
export const box = style({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  boxSizing: 'border-box',
  height: '100%',
  minHeight: 104,
  padding: '12px 9px',
  borderRadius: 14,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&[data-empty], &[data-past]': {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      color: vars.color.ink2,
    },
    '&[data-full]': { background: vars.color.claySoft, boxShadow: 'none', color: vars.color.clay },
    'a&:hover': { boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
  },
});
export const boxHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 4px',
});
export const count = style({
  fontSize: 20,
  lineHeight: '24px',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-empty] > &': { fontWeight: 400 } },
});
export const sum = style({
  padding: 0,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ display: 'block', width: '100%', height: 5, borderRadius: 3 });
export const barGround = style({ fill: vars.color.sunken });
export const barTaken = style({ fill: vars.color.leaf });
export const barFull = style({ fill: vars.color.clay });

export const pictures = style({ display: 'flex', alignItems: 'center' });
export const picture = style({
  flex: 'none',
  width: 28,
  borderRadius: 7,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  overflow: 'hidden',
  selectors: { '& + &': { marginInlineStart: -8 } },
});
export const load = style({ ...smallText, selectors: { [`${box}:not([data-full]) &`]: { color: vars.color.ink2 } } });
export const more = style({ marginInlineStart: 6, fontSize: 12, lineHeight: '16px', fontWeight: 500 });
export const fresh = style({ fontSize: 12, lineHeight: '16px', fontWeight: 560, color: vars.color.lilac });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [desk]: { ...ownScroll, padding: vars.space[24] } },
});
export const sheetHead = style({ display: 'grid', gap: vars.space[4] });
export const sheetTitle = style({ fontSize: 22, lineHeight: '28px', fontWeight: 540, letterSpacing: '-0.02em' });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const slots = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const slot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
});
export const slotHours = style({
  flex: 1,
  minWidth: 64,
  fontSize: 17,
  lineHeight: '24px',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
});
// The grid beside the sheet has the pictures.
export const slotPictures = style({ '@media': { [wide]: { display: 'none' } } });

export const needs = style({ display: 'grid', gap: vars.space[4] });
export const needsTitle = style({ fontSize: 16, lineHeight: '24px', fontWeight: 560 });
export const needsList = style({ margin: 0 });
export const need = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  padding: '10px 0',
  fontSize: 15,
  lineHeight: '22px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const quantity = style({ margin: 0, fontWeight: 560, fontVariantNumeric: 'tabular-nums' });

export const ready = style({ fontWeight: 400, color: vars.color.leaf });
export const toBuy = style({
  padding: vars.space[12],
  borderRadius: vars.radius.s,
  background: vars.color.claySoft,
  color: vars.color.clay,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});

export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [wide]: { gridTemplateColumns: 'max-content auto', justifyContent: 'start' } },
});
export const dayActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
