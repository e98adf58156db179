export { CountdownRing, hotMinutes, leftText, minutesLeft, type CountdownRingProps } from './CountdownRing.tsx';
