/** Longest wait for a frame (ms): a hidden page paints none. */
const maxWaitMs = 250;

/** Resolves when the browser has painted the last change, for work that can wait for a frame. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
