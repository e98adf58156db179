import { useState } from 'react';
import { useNow } from '../../internal/useNow.ts';

/** Reference time for days: the given one, or the current time, renewed. */
export function usePresent(now: number | undefined): number {
  const [first] = useState(Date.now);
  return useNow(now) ?? first;
}
