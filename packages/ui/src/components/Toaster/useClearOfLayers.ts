import { useLayoutEffect, type RefObject } from 'react';
import { useTopLayerHead } from '../../internal/layers/openLayers.ts';

/** Distance to the layer, and the minimum distance to the window's edge, in pixels. */
const gapPx = 8;
/** Bottom of a dialog's close button, in pixels from the dialog's top, even if the title ends lower. */
const crossPx = 64;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The position of an element without its animation: a layer may still be sliding in when it is measured. */
function restingBox(element: HTMLElement): Box {
  const { offsetTop: top, offsetLeft: left, offsetHeight, offsetWidth } = element;
  return { top, left, bottom: top + offsetHeight, right: left + offsetWidth };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Moves toasts at the top beside the layer if there is room, otherwise below its header. */
function place(region: HTMLElement, head: HTMLElement, layer: HTMLElement): void {
  const toasts = restingBox(region);
  const box = restingBox(layer);
  const isAtTop = toasts.top < window.innerHeight / 2;
  if (!isAtTop || !meet(toasts, box)) return;
  const width = toasts.right - toasts.left;
  const page = document.documentElement.clientWidth;
  if (page - box.right >= width + 2 * gapPx) {
    region.style.right = `${gapPx}px`;
  } else if (box.right >= page && box.left >= width + 2 * gapPx) {
    region.style.right = `${page - box.left + gapPx}px`;
  } else {
    const headBottom = box.top + Math.max(head.offsetTop + head.offsetHeight, crossPx);
    region.style.top = `${headBottom + gapPx}px`;
  }
}

/** Keeps toasts off the header of an open panel or dialog, so that its close button stays visible and clickable. */
export function useClearOfLayers(region: RefObject<HTMLElement | null>): void {
  const head = useTopLayerHead();
  useLayoutEffect(
    function keepClear() {
      const element = region.current;
      const layer = head?.closest<HTMLElement>('[role$="dialog"]');
      if (!element || !head || !layer) return undefined;
      const reset = () => {
        element.style.removeProperty('top');
        element.style.removeProperty('right');
      };
      const update = () => {
        reset();
        place(element, head, layer);
      };
      // Called for the first time in the same frame, after its layout: measuring here would force one of its own.
      const resize = new ResizeObserver(update);
      resize.observe(element);
      resize.observe(layer);
      resize.observe(head);
      window.addEventListener('resize', update);
      return () => {
        resize.disconnect();
        window.removeEventListener('resize', update);
        reset();
      };
    },
    [region, head],
  );
}
