import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** Everything that the page has fetched, in start order, and when the document had loaded (ms). */
const fetched = (site: Site) =>
  site.page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      loadedAt: document?.loadEventStart ?? 0,
      files: files.map(({ name, startTime }) => ({ path: new URL(name).pathname + new URL(name).search, startTime })),
    };
  });

for (const path of ['/', '/catalog', '/articles']) {
  test(`${path} fetches nothing twice, and its code after the first images`, async ({ site }) => {
    await site.open(path);
    const { files, loadedAt } = await fetched(site);
    const paths = files.map((file) => file.path).filter((one) => !one.startsWith('/favicon'));
    expect(paths.filter((one, index) => paths.indexOf(one) !== index)).toEqual([]);
    const code = files.find((file) => /^\/assets\/vendor-.*\.js$/.test(file.path));
    // After 1.5 seconds the code no longer waits for images.
    expect(code?.startTime).toBeGreaterThanOrEqual(Math.min(loadedAt, 1500));
  });
}

/** Runs in the page before its own scripts: notes the formats of numbers and dates that are made. */
function noteFormats(): void {
  const made: string[] = [];
  Object.assign(window, { made });
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
    const handler: ProxyHandler<typeof Intl.NumberFormat | typeof Intl.DateTimeFormat> = {
      construct(target, args, newTarget) {
        made.push(name);
        return Reflect.construct<unknown[], object>(target, args, newTarget);
      },
    };
    Object.defineProperty(Intl, name, { value: new Proxy(Intl[name], handler) });
  }
}

for (const path of ['/', '/catalog', '/articles/kak-sokhranit-piony', '/sad-na-pokrovke']) {
  test(`${path} shows numbers and dates without the formats of the browser, which take a phone 0.1 s`, async ({
    site,
  }) => {
    await site.page.addInitScript(noteFormats);
    await site.open(path);
    await site.page.waitForLoadState('networkidle');
    expect(await site.page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  });
}
