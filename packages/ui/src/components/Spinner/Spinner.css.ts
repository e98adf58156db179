import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/componentStyle.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
});

const round = (side: number, line: number) => componentStyle({ width: side, height: side, borderWidth: line });

export const size = { s: round(18, 2), m: round(28, 2.5), l: round(44, 3) };
