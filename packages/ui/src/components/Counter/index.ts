export { Counter, counterText, type CounterProps } from './Counter.tsx';
