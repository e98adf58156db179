import { componentGlobalStyle, componentStyle } from '../styles/componentStyle.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';
import { zIndex } from '../styles/zIndex.ts';

const phoneOnly = { '@media': { [media.md]: { display: 'none' } } } as const;

/** Height of the bottom bar on a phone, including the home indicator's inset. */
export const bottomBarHeight = 'calc(88px + env(safe-area-inset-bottom))';
/** Height of a bar with two rows. */
export const tallBottomBarHeight = 'calc(128px + env(safe-area-inset-bottom))';

/** Keeps the end of the page clear of the bar. */
export const bottomBarRoom = componentStyle({ height: bottomBarHeight, ...phoneOnly });

/** A bar at the bottom of a phone's window. */
export const bottomBar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: '12px 16px calc(24px + env(safe-area-inset-bottom))',
  background: vars.color.surface,
  boxShadow: `0 -1px ${vars.color.line}, 0 -8px 24px rgb(58 44 20 / 0.06)`,
  ...phoneOnly,
});

/** Two rows in a bar: the product above, the buttons below. Has less padding than a single row. */
export const bottomBarRows = componentStyle({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: vars.space[4],
  marginBlock: '-4px -8px',
});

/** On the root element while there is a bar (`useRootMark`). */
export const bottomBarMark = 'data-bottom-bar';

// Focused elements are scrolled above the bar, also one with two rows, not under it (WCAG 2.4.11).
componentGlobalStyle(`:root[${bottomBarMark}]`, {
  '@media': { [media.phone]: { scrollPaddingBottom: tallBottomBarHeight } },
});
