export { HandOver, type HandOverProps } from './HandOver.tsx';
