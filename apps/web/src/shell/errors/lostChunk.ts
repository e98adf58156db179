/** A part of the site could not be fetched: a new release took the place of its file, or there is no network. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

/** The page is loaded anew once in this time, in milliseconds: a file that is really broken would do it for ever. */
const guardMs = 10_000;
const guardKey = 'vetka.reloaded-at';

/**
 * Loads the page anew when the failure is that a part of it could not be fetched. Tells whether it does. Without a
 * network it does not: the browser would take the page, and what was typed on it, away for nothing.
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
 * The router has a reload of its own for pages whose code is lost: once per file, with or without a network. It is
 * marked as done before the router looks, so that there is one rule.
 */
export function takeOverReloading(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (payload instanceof Error) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  });
}

/** Waits for the network to come back. */
export const backOnline = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
