import { nextPaint } from '../../shell/nextPaint.ts';

/**
 * `beforeLoad` of a list. When only the query of the open page changes, the address changes in one frame, and the page is
 * rendered in the next: on a slow phone two short frames instead of a long one. A loader cannot do it: it does not run
 * again for a page that was preloaded.
 */
export const paintAddressFirst = ({ cause }: { cause: 'enter' | 'preload' | 'stay' }) =>
  cause === 'stay' ? nextPaint() : undefined;
