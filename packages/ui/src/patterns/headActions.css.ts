import { componentGlobalStyle, componentStyle } from '../styles/componentStyle.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

/** Buttons in the header of a person or a shop: beside the name; full width below it on a phone. */
export const headActions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.phone]: { width: '100%' } },
});
componentGlobalStyle(`${headActions} > *`, { '@media': { [media.phone]: { flex: 'auto' } } });
