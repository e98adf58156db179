import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** Keeps its place in options that are not chosen, so that their texts stay in line. */
export const check = componentStyle({ display: 'flex', flex: 'none', width: 24, color: vars.color.leaf });
