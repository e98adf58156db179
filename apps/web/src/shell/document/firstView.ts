/** The longest time that hydration waits for the first images, in milliseconds since navigation start. */
const timeoutMs = 1500;

/** State that the router's server code leaves in the page: the code of each matched route. */
interface LeftByServer {
  router?: { manifest?: { routes: Record<string, { preloads?: (string | { href: string })[] } | undefined> } };
}

/** Resolves when the page and its visible images are painted, on the first press or key, or after a time-out. */
export function firstView(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', () => afterPaint(resolve), { once: true });
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => resolve(), { once: true });
    setTimeout(resolve, Math.max(0, timeoutMs - performance.now()));
  });
}

/**
 * The second frame begins when the first one has been handed to the screen. A page that is not visible paints nothing:
 * the time-out ends its wait.
 */
const afterPaint = (work: () => void): unknown =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));

/** Fetches the code of the matched routes in parallel: otherwise each file is only discovered in the previous one. */
export function fetchRouteCode(): void {
  const { $_TSR: left } = globalThis as { $_TSR?: LeftByServer };
  const routes = Object.values(left?.router?.manifest?.routes ?? {});
  for (const preload of routes.flatMap((route) => route?.preloads ?? [])) {
    const href = typeof preload === 'string' ? preload : preload.href;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
