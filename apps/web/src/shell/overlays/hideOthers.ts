import { hideOthers as hideNow } from 'aria-hidden';
import { nextPaint } from '../nextPaint.ts';

type Layer = Parameters<typeof hideNow>[0];

/** Open layers, the last opened last. */
const layers = new Set<Layer>();

/**
 * Hides the page below a layer from screen readers, once the layer is painted. Radix's layers call it instead of the
 * library's function (`server/hiding.ts`), which searches all elements of the page: on a long list this takes a phone 6
 * ms, and would delay the first frame of the layer.
 * @returns makes the page readable again
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
