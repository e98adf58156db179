import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** The text extends under the arrow, and the whole box opens the list. */
export const select = componentStyle({
  height: vars.control.field,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  marginRight: '-28px !important',
  paddingRight: '28px !important',
});

export const arrow = componentStyle({ display: 'flex', flex: 'none', pointerEvents: 'none' });
