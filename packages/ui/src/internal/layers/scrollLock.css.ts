import { componentGlobalStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

// The page keeps its scrollbar's gutter (scrollbar-gutter: stable), so the margin with which Radix makes up for a
// vanished scrollbar would be a shift of its own. Important rules of a layer outrank important rules outside layers.
componentGlobalStyle('body[data-scroll-locked]', {
  marginRight: '0 !important',
  vars: { '--removed-body-scroll-bar-size': '0px !important' },
});

// The gutter belongs to the root element, out of reach of any scrim: dim it there.
componentGlobalStyle('html:has(> body[data-scroll-locked])', {
  backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
});
