import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const phone = '(max-width: 767px)';

/** Takes what the header and the bar of a phone leave of the window. An open conversation has the phone to itself. */
export const page = style({
  height: '100%',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[16]} ${vars.layout.gutter}`,
  '@media': { [phone]: { selectors: { '&[data-open]': { padding: 0 } } } },
});
