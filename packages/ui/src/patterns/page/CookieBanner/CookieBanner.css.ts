import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import { zIndex } from '../../../styles/zIndex.ts';
import { bottomBarHeight, tallBottomBarHeight } from '../../bottomBar.css.ts';

export const banner = componentStyle({
  ...textRule('small'),
  position: 'fixed',
  zIndex: zIndex.bar,
  insetInline: 12,
  bottom: bottomBarHeight,
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow[2],
  '@media': {
    [media.md]: {
      insetInline: '24px auto',
      bottom: 24,
      width: 520,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[20],
      padding: '20px 24px',
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** Below the chat header on a phone; beside the chat on a desktop, no wider than the list of conversations. */
export const aside = componentStyle({
  '@media': {
    [media.phone]: { top: 'calc(72px + env(safe-area-inset-top))', bottom: 'auto' },
    [media.md]: { width: 376, display: 'grid' },
  },
});

export const aboveBuyBar = componentStyle({ '@media': { [media.phone]: { bottom: tallBottomBarHeight } } });

export const words = componentStyle({ flex: 1, minWidth: 0 });
