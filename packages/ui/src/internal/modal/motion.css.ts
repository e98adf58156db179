import { keyframes } from '@vanilla-extract/css';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
export const sink = keyframes({ to: { opacity: 0, translate: '0 16px' } });
export const slideUp = keyframes({ from: { translate: '0 100%' } });
export const slideDown = keyframes({ to: { translate: '0 100%' } });
export const slideIn = keyframes({ from: { translate: '100% 0' } });
export const slideOut = keyframes({ to: { translate: '100% 0' } });
