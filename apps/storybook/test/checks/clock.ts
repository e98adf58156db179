/** Start time of every story: a Saturday morning in Moscow. */
const beginning = Date.parse('2026-11-21T09:00:00+03:00');

const RealDate = Date;
const realSetTimeout = globalThis.setTimeout;

/** How long server errors stay under their fields (ms). */
const serverErrorsMs = 8000;
/** The maxDelayMs possible timeout (ms): about 24 days. */
const maxDelayMs = 2 ** 31 - 1;

/**
 * Starts a story's clock at `beginning`. It keeps running, so countdowns work, and dates in the story are the same in
 * every run.
 */
export function startClock(): void {
  const startedAt = performance.now();
  const now = () => beginning + Math.floor(performance.now() - startedAt);
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  // Keep server errors on screen: on a slow machine they would expire before the screenshot.
  globalThis.setTimeout = new Proxy(realSetTimeout, {
    apply: (target, self, [run, wait, ...rest]: unknown[]) =>
      Reflect.apply(target, self, [run, wait === serverErrorsMs ? maxDelayMs : wait, ...rest]) as number,
  });
}

/** Restores the real clock: the test runner uses timestamps to tell apart the setup files of a page. */
export function stopClock(): void {
  globalThis.Date = RealDate;
  globalThis.setTimeout = realSetTimeout;
}
