import { useRef, type PointerEvent } from 'react';

/** A sheet released with this share of its height dragged down, or thrown faster than this (px per ms), closes. */
const closingShare = 0.3;
const closingSpeed = 0.6;
/**
 * How long the owner may take to close a sheet that was dragged down (ms); one that closes by its URL needs a while. A
 * sheet that is still open then, because the owner asks a question first, springs back.
 */
const closingTime = 200;
const springBack = 'margin .22s cubic-bezier(.2, .7, .2, 1)';

interface Drag {
  startY: number;
  startTime: number;
  distance: number;
}

/**
 * By its margin: a transform would become the containing block of a question in the sheet. With reduced motion the base
 * styles set the transition to zero.
 */
const move = (sheet: HTMLElement, marginBottom: string, transition: string) =>
  Object.assign(sheet.style, { marginBottom, transition });

/** Pointer handlers for the handle of a sheet: it follows the finger down, and closes or springs back on release. */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[role$="dialog"]');

  function finish(event: PointerEvent<HTMLElement>) {
    const sheet = sheetOf(event);
    const done = drag.current;
    drag.current = null;
    if (!sheet || !done) return;
    const { distance, startTime } = done;
    const isThrown = distance > (event.timeStamp - startTime) * closingSpeed;
    const isClosing = isThrown || distance > sheet.offsetHeight * closingShare;
    if (isClosing) onClose();
    setTimeout(
      () => {
        if (!drag.current && sheet.dataset['state'] === 'open') move(sheet, '', springBack);
      },
      isClosing ? closingTime : 0,
    );
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startY: event.clientY, startTime: event.timeStamp, distance: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const sheet = sheetOf(event);
      if (!drag.current || !sheet) return;
      drag.current.distance = Math.max(0, event.clientY - drag.current.startY);
      move(sheet, `${-drag.current.distance}px`, 'none');
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}
