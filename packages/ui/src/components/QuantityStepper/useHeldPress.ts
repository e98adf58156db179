import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds until holding starts to repeat; a finger may only be beginning to scroll. */
const startAfter = { mouse: 400, touch: 600 };
const repeatEveryMs = 60;

/** Handlers of a button that acts at a press, and again and again while it is held. */
export function useHeldPress(act: () => void, isDisabled: boolean) {
  const latestAct = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(function keepLatestAct() {
    latestAct.current = act;
  });
  useEffect(
    // A button that is disabled under the finger hears nothing of its release.
    function stopAtTheEnd() {
      if (isDisabled) clearTimeout(timer.current);
      return () => clearTimeout(timer.current);
    },
    [isDisabled],
  );
  const repeat = () => {
    wasHeld.current = true;
    timer.current = setTimeout(repeat, repeatEveryMs);
    latestAct.current();
  };
  return {
    onPointerDown({ button, pointerType }: PointerEvent) {
      wasHeld.current = false;
      stop();
      if (button === 0)
        timer.current = setTimeout(repeat, pointerType === 'touch' ? startAfter.touch : startAfter.mouse);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The menu of a long press would end it.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ detail }: MouseEvent) {
      // A click of a keyboard or a screen reader (`detail` 0) has no press before it.
      if (detail === 0 || !wasHeld.current) latestAct.current();
    },
  };
}
