/** A chunk or its stylesheet could not be loaded: a new release replaced the file, or there is no network. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

/** The page is reloaded at most once in this time (ms): a file that is really missing would cause an endless loop. */
const guardMs = 10_000;
const guardKey = 'vetka.reloaded-at';

/**
 * Reloads the page when the error is a chunk that could not be loaded. Returns whether it does. Never offline: the
 * browser would discard the page, and its unsaved input, for nothing.
 */
export function reloadOnLostChunk(error: unknown): boolean {
  if (import.meta.env.SSR || !isLostChunk(error) || !navigator.onLine) return false;
  const last = Number(sessionStorage.getItem(guardKey) ?? 0);
  if (Date.now() - last < guardMs) return false;
  sessionStorage.setItem(guardKey, String(Date.now()));
  location.reload();
  return true;
}

/**
 * Disables the router's own reload for missing route chunks, which happens once per file and even offline: its marker
 * is set in advance, so that only the rule above applies.
 */
export function takeOverReloading(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (payload instanceof Error) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  });
}

/** Resolves when the browser is online. */
export const backOnline = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
