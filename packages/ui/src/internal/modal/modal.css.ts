import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, inComponents, type LayeredRule } from '../../styles/componentStyle.ts';
import { forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';
import { cover } from '../layers/scrollLock.css.ts';
import { viewportVars } from '../layers/visualViewport.ts';
import { enterAndLeave } from './enterAndLeave.ts';
import { fadeIn, fadeOut, rise, sink, slideDown, slideUp } from './motion.css.ts';

export const scrim = componentStyle(
  {
    zIndex: zIndex.dialog,
    background: vars.color.scrim,
    ...enterAndLeave(fadeIn, fadeOut, vars.duration.mid),
  },
  cover,
);

const surface: LayeredRule = {
  position: 'fixed',
  zIndex: zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow[3],
  ...forcedOutline(),
};

// Centred by margins: a transform would become the containing block of fixed descendants (lists).
const card: LayeredRule = {
  inset: 0,
  margin: 'auto',
  height: 'fit-content',
  borderRadius: vars.radius.l,
  paddingBlock: vars.space[32],
  maxHeight: 'calc(100dvh - 64px)',
  ...enterAndLeave(rise, sink, vars.duration.mid),
};

const sheet: LayeredRule = {
  top: 'auto',
  left: 0,
  right: 0,
  bottom: `var(${viewportVars.keyboard}, 0px)`,
  margin: '0 auto',
  width: '100%',
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  paddingTop: vars.space[12],
  paddingBottom: 'max(28px, env(safe-area-inset-bottom))',
  maxHeight: `calc(var(${viewportVars.height}, 100dvh) - 40px)`,
  ...enterAndLeave(slideUp, slideDown, vars.duration.slow),
};

/** Phone margins of a card that stays a card. */
const phoneCard: LayeredRule = { paddingBlock: vars.space[24], maxHeight: 'calc(100dvh - 32px)' };

export const shape = styleVariants({
  card: inComponents({ ...surface, ...card, '@media': { [media.phone]: phoneCard } }),
  sheet: inComponents({ ...surface, ...sheet, maxWidth: 640 }),
  responsive: inComponents({ ...surface, '@media': { [media.md]: card, [media.phone]: sheet } }),
});

const width = (size: number) => inComponents({ '@media': { [media.md]: { width: `min(${size}px, 100% - 32px)` } } });

/** Widths of a card on the desktop. */
export const size = styleVariants({ s: width(400), m: width(448), l: width(636) });

export const phoneCardWidth = componentStyle({ '@media': { [media.phone]: { width: 'calc(100% - 32px)' } } });

/** Side padding of the parts, so that a scrollable part can reach the edges. */
export const inset = componentStyle({
  paddingInline: vars.space[16],
  '@media': { [media.md]: { paddingInline: vars.space[32] } },
});
export const cardInset = componentStyle({
  paddingInline: vars.space[24],
  '@media': { [media.md]: { paddingInline: vars.space[32] } },
});

export const onlyPhone = componentStyle({ '@media': { [media.md]: { display: 'none' } } });
export const onlyDesktop = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const grip = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: 24,
  marginBlock: '-12px -16px',
  touchAction: 'none',
  cursor: 'grab',
});
export const handle = componentStyle({
  width: 36,
  height: 4,
  borderRadius: 2,
  background: vars.color.control,
  opacity: 0.6,
});

export const head = componentStyle({ flex: 'none', display: 'grid', gap: vars.space[8] });
/** A user-chosen name may be one long word. */
export const title = componentStyle({ overflowWrap: 'anywhere' }, text.h2);
/** Leaves room for the cross beside the first line. */
export const titleBesideClose = componentStyle({ '@media': { [media.md]: { paddingRight: vars.space[32] } } });
export const description = componentStyle({ color: vars.color.ink2 }, text.body);

export const body = componentStyle({
  // Contains absolutely positioned, visually hidden elements, which would otherwise stretch the whole layer.
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  alignContent: 'start',
  // Room for the focus ring of a field, which the scroll container would clip.
  paddingBlock: vars.space[4],
  marginBlock: '-4px',
});

export const foot = componentStyle({ flex: 'none', display: 'grid', gap: vars.space[8] });

export const close = componentStyle({ position: 'absolute', top: vars.space[16], right: vars.space[16] });
