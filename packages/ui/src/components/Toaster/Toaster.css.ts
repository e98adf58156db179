import { keyframes, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { removedScrollbar, removedScrollbarVars } from '../../internal/layers/removedScrollbar.ts';
import { componentStyle, inComponents } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';
import { zIndex } from '../../styles/zIndex.ts';

/** Distances of the stack from the window's edges; set by the Toaster. */
export const offsetVar = '--vetka-toaster-offset';
/** The same on a phone, from the top edge. */
export const phoneOffsetVar = '--vetka-toaster-phone';

export type Edge = 'top' | 'bottom';
export type Side = 'left' | 'center' | 'right';
type Place = Pick<StyleRule, 'top' | 'bottom' | 'left' | 'right' | 'vars'>;

// Tables, so that a new edge or side does not compile until it has its style.
const phoneEdges: Record<Edge, Place> = {
  top: { top: `calc(var(${phoneOffsetVar}, 12px) + env(safe-area-inset-top))` },
  bottom: { bottom: 'max(12px, env(safe-area-inset-bottom))' },
};
const desktopEdges: Record<Edge, Place> = {
  top: { top: `var(${offsetVar}, 24px)`, bottom: 'auto' },
  bottom: { bottom: `var(${offsetVar}, 24px)`, top: 'auto' },
};
const desktopSides: Record<Side, Place> = {
  right: { right: `calc(24px + ${removedScrollbar})`, vars: removedScrollbarVars },
  left: { left: 24 },
  center: { left: 'calc(50% - 192px)' },
};

const selectorsOf = (attribute: string, places: Record<string, Place>) =>
  Object.fromEntries(Object.entries(places).map(([value, place]) => [`&[${attribute}="${value}"]`, place]));

export const region = componentStyle({
  position: 'fixed',
  zIndex: zIndex.toast,
  // The region covers the gaps between toasts, so only the toasts catch the pointer.
  pointerEvents: 'none',
  insetInline: 12,
  selectors: selectorsOf('data-phone-edge', phoneEdges),
  '@media': {
    [media.md]: {
      insetInline: 'auto',
      width: 384,
      selectors: { ...selectorsOf('data-edge', desktopEdges), ...selectorsOf('data-side', desktopSides) },
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '[data-phone-edge="top"] > &': { flexDirection: 'column-reverse' } },
  '@media': {
    [media.md]: {
      selectors: {
        '[data-edge="top"] > &': { flexDirection: 'column-reverse' },
        '[data-edge="bottom"] > &': { flexDirection: 'column' },
      },
    },
  },
});

export const announcement = componentStyle(visuallyHiddenRule);

const arrive = keyframes({ from: { gridTemplateRows: '0fr', opacity: 0, scale: 0.96 } });
const leave = keyframes({ to: { gridTemplateRows: '0fr', opacity: 0, scale: 0.96 } });

/** Expands and collapses to its exact height, so that the neighbours move smoothly. */
export const slot = componentStyle({
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  animation: `${arrive} ${vars.duration.mid} ${vars.easing.out}`,
  selectors: {
    '&[data-leaving]': { animation: `${leave} ${vars.duration.mid} ${vars.easing.inOut} forwards` },
  },
});

/** The gap below collapses too. */
export const fold = componentStyle({ minHeight: 0, paddingBlock: 6 });

export const toast = componentStyle(
  {
    position: 'relative',
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: 64,
    padding: `${vars.space[12]} ${vars.space[4]} ${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.s,
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: vars.shadow[2],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  text.small,
);

export const disc = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
});

export const discTone = styleVariants({
  success: inComponents({ background: vars.color.leafSoft, color: vars.color.leafInk }),
  info: inComponents({ background: vars.color.lilacSoft, color: vars.color.lilac }),
  error: inComponents({ background: vars.color.dangerSoft, color: vars.color.danger }),
});

export const picture = componentStyle({
  flex: 'none',
  width: 48,
  height: 60,
  borderRadius: vars.radius.nested,
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const message = componentStyle({ flex: 1, minWidth: 0 }, text.label);
/** Beside the text it would leave only half of a phone's width. */
export const below = componentStyle({ display: 'block', marginTop: vars.space[4] });
export const product = componentStyle({ flex: 1, minWidth: 0 });

export const productTitle = componentStyle({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const price = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, text.label);

/** The press area covers the whole toast; the cross lies above it. */
export const press = componentStyle({
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const action = componentStyle({ flex: 'none', color: vars.color.leaf, fontSize: 14, fontWeight: 500 }, press);

export const cross = componentStyle({ position: 'relative', zIndex: 1, flex: 'none', color: vars.color.ink2 });
