import { componentStyle } from '../../styles/componentStyle.ts';

export const stack = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const align = {
  stretch: componentStyle({ justifyItems: 'stretch' }),
  start: componentStyle({ justifyItems: 'start' }),
  center: componentStyle({ justifyItems: 'center' }),
  end: componentStyle({ justifyItems: 'end' }),
};
