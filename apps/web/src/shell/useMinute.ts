import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function subscribe(renew: () => void): () => void {
  const timer = setInterval(renew, minuteMs / 6);
  return () => clearInterval(timer);
}

const present = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute (ms), renewed. The server renders with its own, so a page hydrated a minute later may redraw. */
export const useMinute = (): number => useSyncExternalStore(subscribe, present, present);
