import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const clock = componentStyle({ display: 'flex', paddingInlineEnd: 12, color: vars.color.ink2 });
