import { componentStyle } from '../../styles/componentStyle.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';

export const visuallyHidden = componentStyle(visuallyHiddenRule);
