/** The longest that a page waits for its first pictures before it comes to life, milliseconds from its beginning. */
const patienceMs = 1500;

/** What the router's server left in the page: the code of each route that is shown. */
interface LeftByServer {
  router?: { manifest?: { routes: Record<string, { preloads?: (string | { href: string })[] } | undefined> } };
}

/**
 * Settles when the document and the pictures that are seen first have arrived, when they have taken too long, or when
 * somebody touches the page.
 */
export function firstView(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of ['load', 'pointerdown', 'keydown']) addEventListener(sign, () => resolve(), { once: true });
    setTimeout(resolve, Math.max(0, patienceMs - performance.now()));
  });
}

/** Asks for the code of the shown routes all at once: each file would only be found in the one before. */
export function fetchRouteCode(): void {
  const { $_TSR: left } = globalThis as { $_TSR?: LeftByServer };
  const routes = Object.values(left?.router?.manifest?.routes ?? {});
  for (const preload of routes.flatMap((route) => route?.preloads ?? [])) {
    const href = typeof preload === 'string' ? preload : preload.href;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
