import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const box = componentStyle({ minWidth: 0 });

export const title = componentStyle(
  {
    fontSize: 24,
    lineHeight: '30px',
    overflowWrap: 'anywhere',
    '@media': { [media.md]: { fontSize: 30, lineHeight: '36px' }, [media.xl]: { fontSize: 36, lineHeight: '42px' } },
  },
  text.h1,
);

export const opinions = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: vars.space[12],
});

export const rating = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  borderRadius: vars.radius.nested,
});
export const ratingValue = componentStyle({ fontWeight: 560 });
export const reviewsCount = componentStyle({
  color: vars.color.leaf,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});

export const favorites = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.ink2,
});

export const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: vars.space[8],
});

export const sizes = componentStyle({ marginTop: vars.space[24] });
export const sizesTitle = componentStyle({ ...textRule('label'), fontSize: 14, marginBottom: vars.space[8] });
export const sizeGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(108px, 100%), 1fr))',
  gap: vars.space[8],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const size = componentStyle({
  ...textRule('small'),
  display: 'grid',
  alignContent: 'center',
  minHeight: 64,
  padding: '8px 10px',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current="true"]': { background: vars.color.leafSoft, boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
    '&[data-absent]': { background: 'none', color: vars.color.ink2 },
  },
  '@media': {
    [media.md]: { paddingInline: 14 },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } },
  },
});
export const sizeName = componentStyle({
  ...textRule('label'),
  fontSize: 14,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: 15 } },
});

/** On a phone the buttons are in the bottom bar. */
export const buttonsPlace = componentStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'block', marginTop: vars.space[24] } },
});

export const closed = componentStyle({ marginTop: vars.space[20] });

const narrowColumn = `${media.md} and (max-width: 1279.98px)`;

export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 56px',
  gap: vars.space[12],
  selectors: { '&[data-in-cart]': { gridTemplateColumns: '132px auto minmax(0, 1fr) 56px' } },
  '@media': {
    [narrowColumn]: {
      gridTemplateColumns: 'minmax(0, 1fr) 56px',
      selectors: { '&[data-in-cart]': { gridTemplateColumns: '132px minmax(0, 1fr) 56px' } },
    },
  },
});

/** Takes the whole second row where the column is narrow. */
export const buyNow = componentStyle({
  display: 'grid',
  minWidth: 0,
  '@media': { [narrowColumn]: { gridColumn: '1 / -1', order: 1, minHeight: 56 } },
});

export const slot = componentStyle({ display: 'grid', minHeight: 56, minWidth: 0 });

export const absent = componentStyle({
  ...textRule('label'),
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  color: vars.color.ink2,
});

export const delivery = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  marginTop: vars.space[24],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: vars.space[20] } },
});
export const note = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[16] });
export const noteWords = componentStyle({ flex: 1, minWidth: 0 });
export const noteTitle = componentStyle({ ...textRule('label'), overflowWrap: 'anywhere' });
export const noteText = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const seller = componentStyle({ marginTop: vars.space[4] });

export const barTop = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: 44 });
export const barPrice = componentStyle({ flex: 1, minWidth: 0 });

/** Halves of the phone's bar, if «Купить сейчас» fits in one. */
export const barButtons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(max-content, 1fr)',
  gap: vars.space[8],
  // Sold out: one line across the bar.
  selectors: { '&[data-absent]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const barSlot = componentStyle({ display: 'grid', minHeight: 48, minWidth: 0 });
