import type { GlobalStyleRule } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

/** A box that scrolls sideways; its focus ring is inside, where it is not cut off. */
export const scroller = componentStyle({
  position: 'relative',
  overflowX: 'auto',
  selectors: { '&:focus-visible': { ...focusRingRule, outlineOffset: -2 } },
});
export const table = componentStyle(
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  },
  text.small,
);
export const th = componentStyle(
  {
    padding: `0 ${vars.space[12]}`,
    height: 44,
    color: vars.color.ink2,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      '&:focus-visible': { ...focusRingRule, outlineOffset: -2 },
      '[data-sticky] &': {
        position: 'sticky',
        top: 0,
        zIndex: zIndex.header,
        background: vars.color.surface,
        boxShadow: `inset 0 -1px ${vars.color.line}`,
      },
      '&:first-child': { borderStartStartRadius: vars.radius.l },
      '&:last-child': { borderStartEndRadius: vars.radius.l },
    },
  },
  text.micro,
);
export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 44,
  marginInline: -8,
  paddingInline: 8,
  borderRadius: vars.radius.nested,
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: vars.color.ink, fontWeight: 560 },
    // The title ends where the figures end.
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.ink } } } },
});
/** Keeps the width of the heading when the arrow appears. */
export const arrow = componentStyle({ display: 'flex', width: 16 });
export const cell = componentStyle({
  padding: `10px ${vars.space[12]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'middle',
  // Below a heading that stays, and above a bar at the foot.
  scrollMarginBlock: '52px 96px',
  selectors: {
    '&:focus-visible': { ...focusRingRule, outlineOffset: -2 },
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '[data-selected] > &': { background: vars.color.leafSoft },
  },
});
export const rowHead = componentStyle({ fontWeight: 450, minWidth: 112 }, cell);
export const check = componentStyle({ width: 48, paddingInlineEnd: 0 }, cell);
export const lead = componentStyle({ width: 56, paddingInlineEnd: 0 }, cell);
/** The name of a figure in a card of a phone. */
export const caption = componentStyle({ display: 'none' });
export const empty = componentStyle({ padding: vars.space[24], textAlign: 'center', color: vars.color.ink2 });
export const hidden = componentStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

type CardRule = NonNullable<GlobalStyleRule['@media']>[string];

/** Below 768 px each row is a card: its heading, then a line for every figure. */
const inCards = (selector: string, rule: CardRule): void =>
  componentGlobalStyle(`${table}[data-cards] ${selector}`, { '@media': { [media.phone]: rule } });

componentGlobalStyle(`${table} [data-from="desktop"]`, {
  '@media': { [`not all and ${media.desk}`]: { display: 'none' } },
});
// Cells to work in are many: they stand closer.
const inGrid = (selector: string, rule: CardRule): void =>
  componentGlobalStyle(`${table}[role="grid"] ${selector}`, { '@media': { [media.md]: rule } });
inGrid(':is(th, td)', { paddingInline: vars.space[8] });
inGrid(':is(th, td):first-child', { paddingInlineStart: vars.space[16] });
inGrid(':is(th, td):last-child', { paddingInlineEnd: vars.space[16] });
// The text of a figure that can be edited ends where other figures end: its own space sticks out.
componentGlobalStyle(`${cell}[data-align="end"] > [data-part="inline-edit"]`, {
  '@media': { [media.md]: { marginInlineEnd: -8 } },
});

inCards(':is(thead, tbody, tr, th, td)', { display: 'block' });
componentGlobalStyle(`${table}[data-cards]`, { '@media': { [media.phone]: { background: 'none' } } });
inCards('thead', { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
// A keyboard reaches the headings on a zoomed page.
inCards('thead:focus-within', { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' });
inCards('tbody > tr', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[8],
  padding: vars.space[16],
  marginBottom: vars.space[12],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
inCards('tbody > tr[data-selected]', { background: vars.color.leafSoft });
inCards('tbody > tr > *', { gridColumn: '1 / -1', padding: 0, border: 0, background: 'none' });
inCards('tbody > tr > th', { fontSize: 15, fontWeight: 560, paddingInlineEnd: vars.space[40] });
inCards('[data-card="line"]', {
  order: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[12],
  textAlign: 'end',
});
// The picture and the name, what stands below the name, figures, lines: in whatever order the columns are.
inCards(':is([data-lead], tbody th)', { order: -2 });
inCards('[data-card="subtitle"]', { order: -1 });
inCards('[data-lead]', { gridColumn: 'span 3', gridRow: '1 / span 2', width: 'auto' });
inCards('[data-lead] ~ :is(th, [data-card="subtitle"])', { gridColumn: '4 / -1' });
inCards('tr:not(:has([data-card="subtitle"])) > [data-lead] ~ th', { gridRow: '1 / span 2' });
inCards('[data-card="figure"]', { gridColumn: 'span 4', textAlign: 'start' });
for (const span of [3, 5, 6]) inCards(`[data-card="figure"][data-span="${span}"]`, { gridColumn: `span ${span}` });
inCards(':is([data-check], [data-card="corner"])', {
  position: 'absolute',
  // Else it is placed in the columns, inside the padding.
  gridColumn: 'auto',
  top: vars.space[12],
  insetInlineEnd: vars.space[12],
  width: 'auto',
});
// A checkbox beside the corner, or on the picture where there is one: the name needs the room.
inCards('tr:has(> [data-card="corner"]) > [data-check]', { insetInlineEnd: 60 });
inCards('tr:not(:has(> [data-lead])):has(> [data-card="corner"]):has(> [data-check]) > th', { paddingInlineEnd: 88 });
inCards('tr:has(> [data-lead]):has(> [data-card="corner"]) > [data-check]', {
  insetInlineEnd: 'auto',
  insetInlineStart: vars.space[8],
  top: vars.space[8],
});
inCards('tr:has(> [data-lead]):has(> [data-card="corner"]) > [data-check] input:not(:checked) ~ *', {
  background: vars.color.surface,
});
inCards('[data-from]', { display: 'none' });
inCards(`.${caption}`, { display: 'inline', flex: 'none', color: vars.color.ink2 });
