import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Delay before a held button repeats (ms); a shorter touch may be the start of scrolling. */
const startAfter = { mouse: 400, touch: 600 };
const repeatEveryMs = 60;

/** Handlers of a button that acts on press and repeats while held. */
export function useHeldPress(act: () => void, isDisabled: boolean) {
  const latestAct = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(function keepLatestAct() {
    latestAct.current = act;
  });
  useEffect(
    // A button that becomes disabled while pressed gets no pointerup event.
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
    // The long-press context menu would interrupt the hold.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ detail }: MouseEvent) {
      // A click from the keyboard or a screen reader (`detail` 0) has no pointerdown before it.
      if (detail === 0 || !wasHeld.current) latestAct.current();
    },
  };
}
