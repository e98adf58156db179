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
      '[data-sticky] &': {
        position: 'sticky',
        top: 0,
        zIndex: zIndex.header,
        boxShadow: `inset 0 -1px ${vars.color.line}`,
      },
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
  selectors: { '[aria-sort] > &': { color: vars.color.ink, fontWeight: 560 } },
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
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '[data-selected] > &': { background: vars.color.leafSoft },
  },
});
export const rowHead = componentStyle({ fontWeight: 450, minWidth: 112 }, cell);
export const check = componentStyle({ width: 48, paddingInlineEnd: 0 }, cell);
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

inCards(':is(thead, tbody, tr, th, td)', { display: 'block' });
componentGlobalStyle(`${table}[data-cards]`, { '@media': { [media.phone]: { background: 'none' } } });
inCards('thead', { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
inCards('tbody > tr', {
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  marginBottom: vars.space[12],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
inCards('tbody > tr[data-selected]', { background: vars.color.leafSoft });
inCards('tbody > tr > *', { padding: 0, border: 0, background: 'none' });
inCards('tbody > tr > th', { fontSize: 15, fontWeight: 560, paddingInlineEnd: vars.space[40] });
inCards('tbody > tr > td:not([data-check])', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[12],
  textAlign: 'end',
});
inCards('tbody > tr > [data-check]', {
  position: 'absolute',
  top: vars.space[12],
  insetInlineEnd: vars.space[12],
  width: 'auto',
});
inCards('tbody > tr > [data-wide]', { display: 'none' });
inCards(`.${caption}`, { display: 'inline', flex: 'none', color: vars.color.ink2 });
