import { startTransition } from 'react';

/** Renders a change once the current frame is painted, in pieces. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  const frame = requestAnimationFrame(() => startTransition(work));
  return () => cancelAnimationFrame(frame);
}
