import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Viewport coordinates in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The fixed point of the zoom, as fractions of the picture's width and height. */
interface Focal extends Point {
  shareX: number;
  shareY: number;
}

const maxScale = 4;
/** Scale after a click or a double tap on the whole picture. */
const pressed = 2.5;

function focalPoint(frame: HTMLElement, at: Point): Focal {
  const box = frame.getBoundingClientRect();
  const [x, y] = [at.x - box.left, at.y - box.top];
  return {
    x,
    y,
    shareX: (frame.scrollLeft + x) / frame.scrollWidth,
    shareY: (frame.scrollTop + y) / frame.scrollHeight,
  };
}

const middle = (frame: HTMLElement): Point => {
  const box = frame.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/**
 * Zoom of the current slide, 1 to 4. The slide is a scroll container and the picture in it grows, so panning is native
 * scrolling on every device.
 */
export function usePictureZoom(row: RefObject<HTMLElement | null>, index: number) {
  const [scale, setScale] = useState(1);
  const [zoomedIndex, setZoomedIndex] = useState(index);
  const focal = useRef<Focal | null>(null);
  if (zoomedIndex !== index) {
    setZoomedIndex(index);
    setScale(1);
  }
  const frame = () => row.current?.children.item(index) as HTMLElement | null | undefined;

  function zoomTo(next: number, at?: Point) {
    const box = frame();
    if (!box) return;
    focal.current = focalPoint(box, at ?? middle(box));
    setScale(Math.min(maxScale, Math.max(1, next)));
  }

  useLayoutEffect(function keepFocalPoint() {
    const box = frame();
    if (!box || !focal.current) return;
    const { x, y, shareX, shareY } = focal.current;
    focal.current = null;
    box.scrollLeft = shareX * box.scrollWidth - x;
    box.scrollTop = shareY * box.scrollHeight - y;
  });

  return {
    scale,
    isZoomed: scale > 1,
    zoomTo,
    toggle: (at?: Point) => zoomTo(scale > 1 ? 1 : pressed, at),
    pan: (x: number, y: number) => frame()?.scrollBy(x, y),
  };
}

export type PictureZoom = ReturnType<typeof usePictureZoom>;
