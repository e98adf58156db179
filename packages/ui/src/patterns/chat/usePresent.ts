import { useState } from 'react';

/** The moment that days are counted from: the one given, or that of the first paint. */
export function usePresent(now: number | undefined): number {
  const [present] = useState(Date.now);
  return now ?? present;
}
