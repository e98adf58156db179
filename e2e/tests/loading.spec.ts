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
