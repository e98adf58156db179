export { Spread, type SpreadProps } from './Spread.tsx';
