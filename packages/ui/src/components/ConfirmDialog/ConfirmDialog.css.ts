import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const answers = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[12],
});
