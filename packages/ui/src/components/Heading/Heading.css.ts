import { componentStyle } from '../../styles/componentStyle.ts';

export const align = {
  start: componentStyle({ textAlign: 'start' }),
  center: componentStyle({ textAlign: 'center' }),
};
