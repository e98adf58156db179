import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

// Fast at first, then ever slower: it never finishes before the page does.
const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.5)' },
  '100%': { transform: 'scaleX(0.94)' },
});

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: zIndex.toast,
  height: 3,
  background: vars.color.leaf,
  transformOrigin: 'left',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.duration.mid} ${vars.easing.out}`,
  selectors: { '&[data-active]': { opacity: 1 } },
  '@media': {
    [media.motion]: {
      selectors: { '&[data-active]': { animation: `${advance} 8s cubic-bezier(0, 0.6, 0.3, 1) both` } },
    },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
