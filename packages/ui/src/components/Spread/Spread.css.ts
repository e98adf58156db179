import { componentStyle } from '../../styles/componentStyle.ts';

export const spread = componentStyle({ display: 'flex', justifyContent: 'space-between' });

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  baseline: componentStyle({ alignItems: 'baseline' }),
};
