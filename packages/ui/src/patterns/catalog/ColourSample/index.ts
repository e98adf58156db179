export { ColourSample } from './ColourSample.tsx';
export { colourSample } from './colours.ts';
