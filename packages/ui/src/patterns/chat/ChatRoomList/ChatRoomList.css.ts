import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

/** The words of a row stand on the line of the page; its fill hangs over. */
export const room = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 72,
  padding: vars.space[12],
  marginInline: -12,
  borderRadius: vars.radius.s,
  selectors: { '&[aria-current]': { background: vars.color.leafSoft } },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { background: vars.color.leafSoft } } } },
});
