import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const gallery = componentStyle({
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  '@media': {
    [media.md]: { marginInline: 0 },
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: '88px minmax(0, 1fr)',
      gap: vars.space[16],
      alignItems: 'start',
    },
  },
});

/** As tall as the picture beside; more than that scrolls. */
export const thumbs = componentStyle({
  display: 'none',
  '@media': {
    [media.xl]: { display: 'grid', gap: vars.space[12], alignContent: 'start' },
  },
});

export const thumb = componentStyle({
  display: 'block',
  width: 88,
  borderRadius: vars.radius.s,
  outlineOffset: 2,
  selectors: { '&[aria-current="true"]': { outline: `2px solid ${vars.color.leaf}` } },
});

export const main = componentStyle({ position: 'relative', minWidth: 0 });

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  '@media': { [media.md]: { borderRadius: vars.radius.l } },
});

export const slide = componentStyle({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' });

const corner = { position: 'absolute', display: 'flex', pointerEvents: 'none' } as const;
export const badge = componentStyle({ ...corner, left: 16, top: 16 });
export const count = componentStyle({ ...corner, right: 16, bottom: 16 });
export const zoom = componentStyle({
  ...corner,
  right: 16,
  top: 16,
  pointerEvents: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
});
