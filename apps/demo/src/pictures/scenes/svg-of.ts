import type { Sheet } from '../sheet.ts';
import { n } from '../svg.ts';
import type { Frame } from './studio.ts';

/** A finished SVG: what the sheet collected, then the drawing, seen through a frame. */
export const svgOf = (sheet: Sheet, { x, y, width, height }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(height)}">${sheet.markup()}${content}</svg>`;
