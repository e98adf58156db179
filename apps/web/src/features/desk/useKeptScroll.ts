import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** For this long after a touch or a press a new row does not move the content under the finger (ms). */
const busyMs = 5000;

const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;

/** The element that scrolls the list: its pane on wide screens, the page on a phone. */
function scrollerOf(pane: Element): Element {
  const isPane = getComputedStyle(pane).overflowY === 'auto';
  return isPane ? pane : (document.scrollingElement ?? document.documentElement);
}

/** The first row that is at least partly visible. */
const firstVisible = (pane: Element): Element | undefined =>
  [...pane.querySelectorAll('article')].find((row) => row.getBoundingClientRect().bottom > 0);

/**
 * Keeps the rows of a list in place when new ones appear above: the list grows upward. A person who does not touch the
 * page and is at its top sees the new rows instead.
 * @param mark an element directly inside the list's pane
 */
export function useKeptScroll(mark: RefObject<HTMLElement | null>): void {
  const touchedAt = useRef(-Infinity);
  const seen = useRef<{ row: Element; top: number }>(undefined);
  useEffect(
    function noteGestures() {
      const note = () => {
        touchedAt.current = performance.now();
      };
      const look = () => noteRow(mark, seen);
      for (const gesture of gestures) addEventListener(gesture, note, { passive: true });
      addEventListener('scroll', look, { passive: true, capture: true });
      return () => {
        for (const gesture of gestures) removeEventListener(gesture, note);
        removeEventListener('scroll', look, { capture: true });
      };
    },
    [mark],
  );
  // After every render: any of them may have added a row.
  useLayoutEffect(function keepRowInPlace() {
    const pane = mark.current?.parentElement;
    if (!pane) return;
    const scroller = scrollerOf(pane);
    const isIdle = scroller.scrollTop === 0 && performance.now() - touchedAt.current > busyMs;
    const { row, top } = seen.current ?? {};
    if (!isIdle && row?.isConnected && top !== undefined) scroller.scrollBy(0, row.getBoundingClientRect().top - top);
    noteRow(mark, seen);
  });
}

type Mark = RefObject<HTMLElement | null>;
type Seen = RefObject<{ row: Element; top: number } | undefined>;

function noteRow(mark: Mark, seen: Seen): void {
  const pane = mark.current?.parentElement;
  const row = pane && firstVisible(pane);
  seen.current = row ? { row, top: row.getBoundingClientRect().top } : undefined;
}
