import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const section = componentStyle({
  marginTop: vars.space[40],
  '@media': { [media.md]: { marginTop: vars.space[72] } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
  marginBottom: vars.space[16],
  '@media': { [media.md]: { marginBottom: vars.space[24] } },
});

export const count = componentStyle({
  color: vars.color.ink2,
  fontWeight: 380,
  fontVariantNumeric: 'tabular-nums',
});

export const more = componentStyle({ flex: 'none', marginBottom: -4 });

/** A full-bleed carousel on a phone; a grid above. */
export const row = componentStyle({
  // Contains the cards' visually hidden text, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.layout.gutter,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': {
    [media.md]: { display: 'grid', gap: vars.layout.gap, overflow: 'visible', marginInline: 0, paddingInline: 0 },
  },
});

const columns = (md: number, xl: number) => ({
  [media.md]: { gridTemplateColumns: `repeat(${md}, minmax(0, 1fr))` },
  [media.xl]: { gridTemplateColumns: `repeat(${xl}, minmax(0, 1fr))` },
});

export const kind = {
  shops: componentStyle({ '@media': columns(4, 4) }),
  posts: componentStyle({ '@media': columns(3, 5) }),
};

componentGlobalStyle(`${kind.shops} > *`, { flex: '0 0 260px', minWidth: 0, scrollSnapAlign: 'start' });
componentGlobalStyle(`${kind.posts} > *`, { flex: '0 0 164px', minWidth: 0, scrollSnapAlign: 'start' });
// A tablet fits three per row; the rest would leave a second row incomplete.
componentGlobalStyle(`${kind.posts} > :nth-child(n + 4)`, {
  '@media': { [`${media.md} and (max-width: 1279.98px)`]: { display: 'none' } },
});
