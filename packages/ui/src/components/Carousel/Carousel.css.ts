import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const carousel = componentStyle({ position: 'relative' });

export const row = componentStyle({
  display: 'flex',
  gap: vars.layout.gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.layout.gutter,
  scrollbarWidth: 'none',
  // Room for the focus ring of the first and last item, and the page margin as scroll padding.
  marginInline: `calc(${vars.layout.gutter} * -1)`,
  paddingInline: vars.layout.gutter,
  marginBlock: -4,
  paddingBlock: 4,
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

const gap = vars.layout.gap;
const share = (count: number) => `calc((100% - ${gap} * ${count - 1}) / ${count})`;

export const item = componentStyle({ flex: 'none', minWidth: 0, scrollSnapAlign: 'start' });

export const width = {
  /** A product card: a bit over two on a phone, three on a tablet, four on a desktop. */
  card: componentStyle({
    width: '44%',
    '@media': { [media.md]: { width: share(3) }, [media.xl]: { width: share(4) } },
  }),
  /** A cover or a review: most of the width on a phone, then two and three in a row. */
  wide: componentStyle({
    width: '84%',
    '@media': { [media.md]: { width: share(2) }, [media.xl]: { width: share(3) } },
  }),
  /** As wide as its content. */
  auto: componentStyle({ width: 'auto' }),
};

const arrow = {
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  display: 'none',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow[2],
  '@media': { [media.hover]: { selectors: { '&[data-shown]': { display: 'block' } } } },
} as const;

// Half of the button overhangs the edge, as far as the page margin allows.
const overhang = `calc(-1 * min(22px, ${vars.layout.gutter}))`;

export const back = componentStyle({ ...arrow, left: overhang });
export const forward = componentStyle({ ...arrow, right: overhang });
