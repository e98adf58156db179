import { chip, variant } from '../../../components/Chip/Chip.css.ts';
import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const heading = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  overflowWrap: 'anywhere',
});
export const headingText = text.h1;
export const headingCount = componentStyle({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' });
export const corrected = componentStyle({ marginTop: vars.space[8], color: vars.color.ink2 });

/** Full-bleed chips on a phone. */
export const categories = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[8],
  marginTop: vars.space[16],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.md]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' } },
});

export const layout = componentStyle({
  marginTop: vars.space[16],
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[16],
    },
    [media.xl]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: vars.space[48] },
  },
});

/** A card on a tablet, on the ground of a wide screen. */
export const rail = componentStyle({
  '@media': {
    [media.phone]: { display: 'none' },
    [media.tablet]: { padding: vars.space[16], borderRadius: vars.radius.l, background: vars.color.surface },
  },
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[8],
  marginBottom: vars.space[16],
  '@media': { [media.md]: { flexWrap: 'nowrap', gap: vars.space[16], marginBottom: vars.space[24] } },
});

/** Below the buttons of a phone. */
export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  order: 1,
  flexBasis: '100%',
  gap: vars.space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.md]: { order: 0, flexBasis: 'auto' } },
});

export const reset = componentStyle({ paddingInline: vars.space[8] });

export const filtersButton = componentStyle({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  '@media': { [media.md]: { display: 'none' } },
});

componentGlobalStyle(`${filtersButton} > *`, { justifyContent: 'center' });

const sortPlace = componentStyle({
  position: 'relative',
  justifyContent: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
  '@media': { [media.md]: { flex: 'none' } },
});
export const sort = [chip, variant.outline, sortPlace].join(' ');

/** The native select covers the chip invisibly: it works best on a phone. */
export const sortSelect = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: 16,
});
export const sortLabel = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 });
export const sortSubmit = componentStyle({ ...textRule('label'), minHeight: 44, color: vars.color.leaf });
export const sortForm = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [media.md]: { flex: 'none', marginLeft: 'auto' } },
});
