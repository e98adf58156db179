import { useState } from 'react';

/** Reference time for days: the given one, or the time of the first render. */
export function usePresent(now: number | undefined): number {
  const [present] = useState(Date.now);
  return now ?? present;
}
