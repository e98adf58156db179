import { keyframes } from '@vanilla-extract/css';
import type { LayeredRule } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
export const sink = keyframes({ to: { opacity: 0, translate: '0 16px' } });
export const slideUp = keyframes({ from: { translate: '0 100%' } });
export const slideDown = keyframes({ to: { translate: '0 100%' } });
export const slideIn = keyframes({ from: { translate: '100% 0' } });
export const slideOut = keyframes({ to: { translate: '100% 0' } });

/** Entrance and exit of a Radix part. With reduced motion the base styles cut the time of both to nothing. */
export const enterAndLeave = (enter: string, leave: string, time: string): LayeredRule => ({
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${time} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${leave} ${time} ${vars.easing.inOut} forwards` },
  },
});
