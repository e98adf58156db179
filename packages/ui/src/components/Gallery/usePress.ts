import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { PictureZoom, Point } from './usePictureZoom.ts';

/** Maximum time and distance between the taps of a double tap. */
const doubleTapMs = 300;
const doubleTapPx = 30;
/** A mouse that moved further than this was dragging. */
const dragPx = 4;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** A click or a double tap zooms in at that point and back out; a mouse drags the zoomed picture. */
export function usePress({ isZoomed, toggle, pan }: PictureZoom) {
  const lastTap = useRef<{ at: Point; time: number } | null>(null);
  const drag = useRef<{ start: Point; last: Point; isMoved: boolean } | null>(null);

  function tap(event: MouseEvent) {
    const at = pointOf(event);
    const last = lastTap.current;
    const isDouble = last !== null && event.timeStamp - last.time < doubleTapMs && distance(last.at, at) < doubleTapPx;
    lastTap.current = isDouble ? null : { at, time: event.timeStamp };
    if (isDouble) toggle(at);
  }

  return {
    onPointerDown(event: PointerEvent) {
      drag.current = null;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag.current = { start: pointOf(event), last: pointOf(event), isMoved: false };
    },
    onPointerMove(event: PointerEvent) {
      const move = drag.current;
      if (!move || event.buttons !== 1) return;
      const at = pointOf(event);
      if (isZoomed) pan(move.last.x - at.x, move.last.y - at.y);
      move.last = at;
      move.isMoved ||= distance(move.start, at) > dragPx;
    },
    onClick(event: MouseEvent) {
      const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
      if (isTouch) tap(event);
      else if (drag.current?.isMoved !== true) toggle(pointOf(event));
    },
    // Prevents the browser's own image dragging.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
