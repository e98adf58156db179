import { button, size, variant } from '../../../components/Button/Button.css.ts';
import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({
  marginTop: 0,
  '@media': {
    [media.md]: { display: 'grid', gap: vars.layout.gap, marginTop: vars.space[8] },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 322px' },
  },
});

export const hero = componentStyle({ position: 'relative', minWidth: 0 });

export const slides = componentStyle({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.l,
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const slide = componentStyle({
  position: 'relative',
  flex: '0 0 100%',
  display: 'block',
  height: 516,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
  '@media': { [media.md]: { height: 520 } },
});

export const forest = componentStyle({ background: vars.color.forest, color: vars.color.onForest });

/** The picture fades into the background, whatever its colour. */
export const picture = componentStyle({
  position: 'absolute',
  inset: '0 0 auto',
  height: '56%',
  maskImage: 'linear-gradient(0deg, transparent, rgb(0 0 0 / 0.5) 10%, #000 22%)',
  '@media': {
    [media.md]: {
      inset: '0 0 0 auto',
      height: 'auto',
      width: '58%',
      maskImage: 'linear-gradient(90deg, transparent, rgb(0 0 0 / 0.5) 14%, #000 34%)',
    },
  },
});
// A banner has its own background and is not dimmed in the dark theme.
componentGlobalStyle(`${picture} img`, { filter: 'none' });
componentGlobalStyle(`${picture} > *`, { background: 'transparent' });

export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'end',
  justifyItems: 'start',
  height: '100%',
  padding: '0 20px 28px',
  '@media': {
    [media.md]: { gap: vars.space[20], alignContent: 'center', width: '56%', padding: '0 0 8px 40px' },
    [media.xl]: { paddingLeft: 56 },
  },
});

export const label = componentStyle({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'block',
      paddingInline: 14,
      borderRadius: 16,
      background: 'color-mix(in srgb, currentColor 14%, transparent)',
      fontSize: 13,
      lineHeight: '32px',
      fontWeight: 500,
    },
  },
});

export const title = componentStyle(
  {
    textWrap: 'pretty',
    fontSize: 32,
    lineHeight: '36px',
    '@media': {
      [media.md]: { fontSize: 44, lineHeight: '48px', maxWidth: 360 },
      [media.xl]: { fontSize: 56, lineHeight: '60px', maxWidth: 480 },
    },
  },
  text.display,
);

export const lead = componentStyle(
  {
    maxWidth: 400,
    fontSize: 15,
    lineHeight: '22px',
    opacity: 0.86,
    '@media': {
      [media.md]: { fontSize: 17, lineHeight: '26px', maxWidth: 320 },
      [media.xl]: { fontSize: 19, lineHeight: '30px', maxWidth: 400 },
    },
  },
  text.lead,
);

const press = componentStyle({
  marginTop: vars.space[4],
  minHeight: 48,
  fontSize: 15,
  paddingInline: vars.space[20],
  '@media': { [media.md]: { marginTop: 0, minHeight: 56, fontSize: 17, paddingInline: 28 } },
});
export const onForest = [button, variant.onForest, size.l, press].join(' ');
export const onPair = [button, variant.solid, size.l, press].join(' ');

export const dots = componentStyle({
  position: 'absolute',
  right: 8,
  bottom: 36,
  display: 'flex',
  color: vars.color.onForest,
  '@media': { [media.md]: { right: 20, bottom: 10 } },
});

/** A small dot with a 44 px press area. */
export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  padding: 3,
  borderRadius: vars.radius.s,
  color: 'inherit',
  '@media': { [media.md]: { minWidth: 24 } },
  selectors: {
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: 4,
      background: 'currentColor',
      opacity: 0.4,
      transition: `width ${vars.duration.mid} ${vars.easing.out}, opacity ${vars.duration.mid} ${vars.easing.out}`,
    },
    '&[aria-current="true"]::before': { width: 28, opacity: 1 },
  },
});
export const dotsOnPair = componentStyle({ color: vars.color.ink });

export const sides = componentStyle({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.layout.gap,
      gridAutoRows: 'minmax(172px, 1fr)',
    },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  padding: vars.space[24],
  overflow: 'hidden',
  borderRadius: vars.radius.l,
});

export const sideTitle = componentStyle({ position: 'relative', zIndex: 1, maxWidth: 210 }, text.h3);
export const sideText = componentStyle({ ...textRule('small'), position: 'relative', zIndex: 1, maxWidth: 150 });

export const sidePicture = componentStyle({ position: 'absolute', right: 8, bottom: -14, width: 172, height: 172 });
componentGlobalStyle(`${sidePicture} > *`, { background: 'transparent', overflow: 'visible' });
componentGlobalStyle(`${sidePicture} img`, { objectPosition: 'right bottom' });
