import { useSyncExternalStore } from 'react';

/** The clock moves in steps of this length (ms), so that renders between two steps are equal. */
const stepMs = 15_000;

const present = () => Math.floor(Date.now() / stepMs) * stepMs;

function subscribe(renew: () => void): () => void {
  const timer = setInterval(renew, stepMs / 3);
  return () => clearInterval(timer);
}

/** `now`, or the current time, renewed. Undefined on the server and while hydrating, so that both render the same. */
export const useNow = <Now extends number | string = number>(now: Now | undefined): Now | number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => now ?? present(),
    () => now,
  );
