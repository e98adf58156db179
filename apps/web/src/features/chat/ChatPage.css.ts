import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const phone = '(max-width: 767px)';

/**
 * Fills the window between the header and a phone's bottom bar. On a phone an open conversation takes the whole page.
 */
export const page = style({
  height: '100%',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[16]} ${vars.layout.gutter}`,
  '@media': { [phone]: { selectors: { '&[data-open]': { padding: 0 } } } },
});
