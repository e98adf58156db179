import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const gallery = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
});

export const withThumbs = componentStyle({
  '@media': { [media.xl]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});

export const thumbs = componentStyle({
  display: 'none',
  gap: vars.space[12],
  alignContent: 'start',
  '@media': { [media.xl]: { display: 'grid' } },
});

export const thumb = componentStyle({
  display: 'block',
  width: 88,
  height: 110,
  borderRadius: vars.radius.s,
  selectors: {
    '&[aria-current="true"]': { outline: `2px solid ${vars.color.leaf}`, outlineOffset: 2 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const stage = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.layout.pictureRadius,
  background: vars.color.sunken,
  selectors: { '&:has(:focus-visible)': { overflow: 'visible' } },
});

/** Full-bleed on a phone. */
export const bleeding = componentStyle({
  marginInline: `calc(${vars.layout.gutter} * -1)`,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  '@media': { [media.md]: { marginInline: 0, borderRadius: vars.radius.l } },
});

export const scroller = componentStyle({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 'inherit',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const slide = componentStyle({
  position: 'relative',
  flex: '0 0 100%',
  height: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const mark = componentStyle({ position: 'absolute', top: 16, left: 16, pointerEvents: 'none' });
/** On a phone the picture itself is pressed; the button stays for screen readers and keyboards. */
export const zoom = componentStyle({
  position: 'absolute',
  top: 16,
  right: 16,
  '@media': { [media.phone]: { selectors: { '&:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } } } },
});
export const pressable = componentStyle({ cursor: 'zoom-in' });
export const count = componentStyle({ position: 'absolute', right: 16, bottom: 16, pointerEvents: 'none' });

const arrow = {
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  display: 'none',
  '@media': { [media.hover]: { display: 'block' } },
} as const;

export const back = componentStyle({ ...arrow, left: 16 });
export const forward = componentStyle({ ...arrow, right: 16 });
