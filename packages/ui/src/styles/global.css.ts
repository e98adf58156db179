import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { textRule } from './textRule.ts';
import { vars } from './vars.css.ts';

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

base('html', {
  // Opening an overlay locks scrolling; the reserved gutter prevents a layout shift.
  scrollbarGutter: 'stable',
  WebkitTextSizeAdjust: '100%',
  background: vars.color.ground,
});
base('body', {
  ...textRule('body'),
  background: vars.color.ground,
  color: vars.color.ink,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowX: 'clip',
  overflowWrap: 'break-word',
  WebkitTapHighlightColor: 'transparent',
});
base('::selection', { background: vars.color.leafSoftHover, color: vars.color.leafInk });
base('::placeholder', { color: vars.color.ink2 });
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
// A navigation moves the focus to the heading or the page itself, where a ring is meaningless.
base('[tabindex="-1"]:focus-visible', { outline: 'none' });
base('[data-theme-switching] *', { transition: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.reset]: {
      '@media': {
        [media.reducedMotion]: {
          transitionDuration: '0.01ms !important',
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
        },
      },
    },
  },
});
