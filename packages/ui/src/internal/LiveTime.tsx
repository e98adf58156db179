import type { ComponentProps } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * A moment in words that depend on the present. The server's words may differ from the browser's. React would keep the
 * server's until the browser's change, so a new element replaces them after hydration.
 */
export const LiveTime = (props: ComponentProps<'time'>) => (
  <time key={String(useHydrated())} {...props} suppressHydrationWarning />
);
