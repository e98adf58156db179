import type { Sheet } from '../sheet.ts';
import { n } from '../svg.ts';
import type { Frame } from './studio.ts';

/** A finished SVG: the sheet's definitions, then the drawing, cropped to the frame. */
export const svgOf = (sheet: Sheet, { x, y, width, height }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(height)}">${sheet.markup()}${content}</svg>`;
