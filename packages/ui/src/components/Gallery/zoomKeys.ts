import type { KeyboardEvent } from 'react';
import type { PictureZoom } from './usePictureZoom.ts';

const sizeSteps: Record<string, (scale: number) => number> = {
  '+': (scale) => scale * 1.5,
  '=': (scale) => scale * 1.5,
  '-': (scale) => scale / 1.5,
  '0': () => 1,
};

/** Distance an arrow key pans the zoomed picture, in pixels. */
const panPx = 80;
const panSteps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-panPx, 0],
  ArrowRight: [panPx, 0],
  ArrowUp: [0, -panPx],
  ArrowDown: [0, panPx],
};

/** Plus, minus and zero zoom; arrows pan a zoomed picture. Other keys belong to the row of slides. */
export function handleZoomKey(event: KeyboardEvent, { scale, isZoomed, zoomTo, pan }: PictureZoom): boolean {
  const resize = sizeSteps[event.key];
  const move = isZoomed ? panSteps[event.key] : undefined;
  if (event.ctrlKey || event.metaKey || (!resize && !move)) return false;
  event.preventDefault();
  if (resize) zoomTo(resize(scale));
  if (move) pan(...move);
  return true;
}
