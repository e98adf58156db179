import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

/** A row's text aligns with the page's text edge; its background extends beyond. */
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
