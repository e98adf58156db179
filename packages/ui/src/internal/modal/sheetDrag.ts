import { useRef, type PointerEvent } from 'react';

/** A sheet released with this share of its height dragged down, or thrown faster than this (px per ms), closes. */
const closingShare = 0.3;
const closingSpeed = 0.6;
/** A sheet that its owner has not closed by then (ms) returns: the owner asks first. Closing by the URL takes a while. */
const closingTime = 200;

interface Drag {
  startY: number;
  startTime: number;
  distance: number;
}

const isThrown = ({ startTime, distance }: Drag, now: number) => distance / Math.max(1, now - startTime) > closingSpeed;

/** Moved by its margin: a transform would become the containing block of a question in the sheet. */
function settle(sheet: HTMLElement) {
  const from = sheet.style.marginBottom;
  sheet.style.marginBottom = '';
  // Web Animations ignore media queries, so reduced motion is checked here.
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sheet.animate({ marginBottom: [from, '0'] }, { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
}

/** Pointer handlers for the handle of a sheet: it follows the finger down, and closes or springs back on release. */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[role$="dialog"]');

  function finish(event: PointerEvent<HTMLElement>) {
    const sheet = sheetOf(event);
    const done = drag.current;
    drag.current = null;
    if (!sheet || !done) return;
    const isFar = done.distance > sheet.offsetHeight * closingShare;
    if (!isFar && !isThrown(done, event.timeStamp)) return settle(sheet);
    onClose();
    setTimeout(() => {
      if (!drag.current && sheet.dataset['state'] === 'open') settle(sheet);
    }, closingTime);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startY: event.clientY, startTime: event.timeStamp, distance: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const sheet = sheetOf(event);
      if (!drag.current || !sheet) return;
      drag.current.distance = Math.max(0, event.clientY - drag.current.startY);
      sheet.style.marginBottom = `${-drag.current.distance}px`;
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}
