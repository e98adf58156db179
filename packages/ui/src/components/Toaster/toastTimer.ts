import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `durationMs` of unpaused time: hover, focus or a background page pause the timer (WCAG 2.2.1).
 */
export function useToastTimer(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(function keepLatestEnd() {
    end.current = onEnd;
  });
  useEffect(
    function resetClock() {
      left.current = durationMs;
    },
    [durationMs],
  );
  useEffect(
    function runClock() {
      if (isPaused || !Number.isFinite(durationMs)) return;
      const startedAt = Date.now();
      const timer = setTimeout(() => end.current(), left.current);
      return () => {
        clearTimeout(timer);
        left.current -= Date.now() - startedAt;
      };
    },
    [durationMs, isPaused],
  );
}
