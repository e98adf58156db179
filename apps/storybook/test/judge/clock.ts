/** What the clocks of all stories say when they begin: a Saturday morning in Moscow. */
const beginning = Date.parse('2026-11-21T09:00:00+03:00');

const RealDate = Date;
const realSetTimeout = globalThis.setTimeout;

/** How long the errors that a server sent stay under their fields, milliseconds. */
const errorsStayMs = 8000;
/** The longest that a browser waits, milliseconds: 24 days. */
const longest = 2 ** 31 - 1;

/**
 * Starts the clock of a story: it goes on from `beginning`, so that a countdown counts, and what is written about the
 * day and the hour is the same in every run.
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
  // On a slow machine they would be gone before their picture is taken.
  globalThis.setTimeout = new Proxy(realSetTimeout, {
    apply: (target, self, [run, wait, ...rest]: unknown[]) =>
      Reflect.apply(target, self, [run, wait === errorsStayMs ? longest : wait, ...rest]) as number,
  });
}

/** Gives the page its own clock back: the test runner tells the setup files of one page apart by the time. */
export function stopClock(): void {
  globalThis.Date = RealDate;
  globalThis.setTimeout = realSetTimeout;
}
