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

test('code that waits for a press is compiled while it loads @phone', async ({ site }) => {
  await site.open('/catalog');
  await site.press(site.page.getByRole('button', { name: /^Фильтры/ }));
  await expect(site.dialog('Фильтры')).toBeVisible();
  const { files } = await fetched(site);
  for (const chunk of ['layers', 'FilterSheet']) {
    const code = files.find(({ path }) => path.startsWith(`/assets/${chunk}-`));
    const response = await site.page.request.get(code?.path ?? '/');
    expect((await response.text()).split('\n', 1), chunk).toEqual(['//# allFunctionsCalledOnLoad']);
  }
});

/** Runs in the page before its own scripts: notes each use of the formats of numbers and dates. */
function noteFormats(): void {
  const used: string[] = [];
  Object.assign(window, { used });
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
    const format = Intl[name];
    const get = () => {
      used.push(name);
      return format;
    };
    Object.defineProperty(Intl, name, { get });
  }
}

for (const path of ['/', '/catalog', '/articles/kak-sokhranit-piony', '/sad-na-pokrovke']) {
  test(`${path} shows numbers and dates without the formats of the browser, which take a phone 0.1 s`, async ({
    site,
  }) => {
    await site.page.addInitScript(noteFormats);
    await site.open(path);
    await site.page.waitForLoadState('networkidle');
    expect(await site.page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual([]);
  });
}
