import { enterAndLeave } from '../../internal/modal/enterAndLeave.ts';
import { fadeIn, fadeOut, slideIn, slideOut } from '../../internal/modal/motion.css.ts';
import { cover } from '../../internal/layers/scrollLock.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

export const scrim = componentStyle(
  {
    zIndex: zIndex.panel,
    background: vars.color.scrim,
    ...enterAndLeave(fadeIn, fadeOut, vars.duration.slow),
  },
  cover,
);

/** A second panel dims only the first one; the page is dimmed already. */
export const clearScrim = componentStyle({ zIndex: zIndex.panel }, cover);

const motion = enterAndLeave(slideIn, slideOut, vars.duration.slow);

export const panel = componentStyle({
  position: 'fixed',
  zIndex: zIndex.panel,
  top: 0,
  right: 0,
  bottom: 0,
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow[3],
  ...forcedOutline(),
  transition: `right ${vars.duration.slow} ${vars.easing.inOut}, filter ${vars.duration.slow} ${vars.easing.inOut}`,
  selectors: {
    ...motion.selectors,
    '&[data-covered]': { filter: 'brightness(0.9)' },
  },
  '@media': {
    [media.md]: {
      width: 528,
      borderRadius: `${vars.radius.l} 0 0 ${vars.radius.l}`,
      selectors: { '&[data-covered]': { right: 40 } },
    },
  },
});

export const head = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.md]: { padding: `${vars.space[24]} ${vars.space[24]} ${vars.space[16]} ${vars.space[32]}` } },
});

export const back = componentStyle({
  marginLeft: -12,
  '@media': { [media.md]: { marginLeft: -16 } },
});

export const naming = componentStyle({ flex: 1, minWidth: 0, alignSelf: 'center' });
export const title = componentStyle({}, text.h2);
export const subtitle = componentStyle({ color: vars.color.ink2 }, text.small);

export const body = componentStyle({
  // Contains absolutely positioned, visually hidden elements, which would otherwise stretch the whole layer.
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
  // The top padding leaves room for the first row's focus ring.
  padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[16]}`,
  '@media': { [media.md]: { padding: `${vars.space[4]} ${vars.space[32]} ${vars.space[24]}` } },
});

export const foot = componentStyle({
  // Its shadow falls on the panel's body.
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gap: vars.space[12],
  background: vars.color.surface,
  boxShadow: `0 -1px ${vars.color.line}, 0 -16px 32px rgb(58 44 20 / 0.05)`,
  padding: `${vars.space[12]} ${vars.space[16]} max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  '@media': { [media.md]: { padding: `${vars.space[16]} ${vars.space[32]} ${vars.space[24]}` } },
});
