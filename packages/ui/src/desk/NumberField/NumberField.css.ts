import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** The slot of the box is made for buttons, which bring their own margin. */
export const unit = componentStyle({ paddingInlineEnd: 12, color: vars.color.ink2, whiteSpace: 'nowrap' });
