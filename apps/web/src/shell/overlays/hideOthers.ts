import { hideOthers as hideNow } from 'aria-hidden';
import { nextPaint } from '../nextPaint.ts';

type Layer = Parameters<typeof hideNow>[0];

/** Open layers, the last opened last. */
const layers = new Set<Layer>();

/**
 * Takes the place of the function that Radix's layers call when they open (`server/hiding.ts`). It hides the page below
 * from screen readers once the layer is painted: it searches all elements of the page first, which on a long list takes
 * a phone 6 ms of the frame in which the layer appears.
 * @returns shows the page to them again
 */
export const hideOthers: typeof hideNow = (layer, ...where) => {
  let show: (() => void) | undefined;
  layers.add(layer);
  void nextPaint().then(() => {
    const opened = [...layers];
    const place = opened.indexOf(layer);
    if (place < 0) return;
    // Those that have opened above it meanwhile stay.
    show = hideNow(opened.slice(place).flat(), ...where);
  });
  return () => {
    layers.delete(layer);
    show?.();
  };
};
