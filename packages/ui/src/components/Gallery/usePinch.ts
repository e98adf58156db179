import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PictureZoom, Point } from './usePictureZoom.ts';

interface Pinch {
  /** Distance of the fingers and scale of the picture at the start. */
  distance: number;
  scale: number;
}

function fingers({ touches }: TouchEvent): { distance: number; middle: Point } | null {
  const [first, second] = [touches[0], touches[1]];
  if (!first || !second) return null;
  return {
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middle: { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 },
  };
}

/** One wheel notch or one step of a trackpad pinch, which browsers report as a wheel event with Ctrl. */
const wheelStep = 0.01;

/** Pinch to zoom, on a touchscreen or a trackpad. */
export function usePinch(row: RefObject<HTMLElement | null>, { scale, zoomTo }: PictureZoom): void {
  const zoom = useEffectEvent(zoomTo);
  const currentScale = useEffectEvent(() => scale);
  // React's touch and wheel listeners are passive and can't prevent the browser from zooming the page.
  useEffect(
    function listenToFingers() {
      const element = row.current;
      if (!element) return;
      let pinch: Pinch | null = null;
      const start = (event: TouchEvent) => {
        const now = fingers(event);
        pinch = now && { distance: now.distance, scale: currentScale() };
      };
      const move = (event: TouchEvent) => {
        const now = fingers(event);
        if (!now || !pinch) return;
        event.preventDefault();
        zoom(pinch.scale * (now.distance / pinch.distance), now.middle);
      };
      const turn = (event: WheelEvent) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoom(currentScale() * Math.exp(-event.deltaY * wheelStep), { x: event.clientX, y: event.clientY });
      };
      element.addEventListener('touchstart', start, { passive: true });
      element.addEventListener('touchmove', move, { passive: false });
      element.addEventListener('wheel', turn, { passive: false });
      return () => {
        element.removeEventListener('touchstart', start);
        element.removeEventListener('touchmove', move);
        element.removeEventListener('wheel', turn);
      };
    },
    [row],
  );
}
