import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';

const sideBySide = { flexDirection: 'row' } as const;

export const columns = componentStyle({ display: 'flex', flexDirection: 'column' });

export const from = {
  xs: componentStyle(sideBySide),
  sm: componentStyle({ '@media': { [media.sm]: sideBySide } }),
  md: componentStyle({ '@media': { [media.md]: sideBySide } }),
  lg: componentStyle({ '@media': { [media.lg]: sideBySide } }),
  xl: componentStyle({ '@media': { [media.xl]: sideBySide } }),
};

export const align = {
  stretch: componentStyle({ alignItems: 'stretch' }),
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
};

/** A column takes the full width until the columns stand side by side. */
export const column = componentStyle({ minWidth: 0, width: '100%' });

const share = (part: string) => componentStyle({ flex: `0 1 ${part}` });

export const width = {
  fluid: componentStyle({ flex: '1 1 0' }),
  content: componentStyle({ flex: '0 0 auto', width: 'auto' }),
  '1/2': share('50%'),
  '1/3': share('33.333%'),
  '2/3': share('66.667%'),
  '1/4': share('25%'),
  '3/4': share('75%'),
};
