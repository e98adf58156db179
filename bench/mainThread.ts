import { parseArgs } from 'node:util';
import { devices, type Browser } from 'playwright';
import { withShop } from '../scripts/budgets/shopProcess.ts';
import { costOf, type PageCost } from './browser/mainThread.ts';
import { visits, type Visit } from './browser/visits.ts';
import { openBrowser } from './browser/phone.ts';
import { median } from './harness/rounds.ts';
import { took, machine, markdown } from './harness/table.ts';

/**
 * What each page costs the main thread of a phone's browser, in CPU time that is not slowed down: unlike Lighthouse's
 * figures it depends little on other programs. Several sites are measured in turn, for example two builds.
 *
 *   pnpm bench:main-thread [--url <running shop>,…] [--runs 5] [--only home,catalogue,product,article,shop,checkout]
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const wanted = Object.entries(visits).filter(([name]) => values.only?.split(',').includes(name) ?? true);

if (values.url) await measureAll(values.url.split(','));
else await withShop('main-thread-shop', (url) => measureAll([url]));
console.log(`\n${took()}`);

async function measureAll(urls: string[]): Promise<void> {
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const [name, find] of wanted) {
      for (const { url, cost } of await measure(browser, urls, find)) rows.push(rowOf(name, url, cost, urls.length));
      console.log(markdown(rows.slice(-urls.length)));
    }
    console.log(`\n${machine()}, medians of ${values.runs}\n\n${markdown(rows)}`);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, urls: string[], find: (url: string) => Promise<Visit>) {
  const sites = [];
  for (const url of urls) sites.push({ url, visit: await find(url), costs: [] as PageCost[] });
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const { visit, costs } of sites) costs.push(await visitOnce(browser, visit));
  return sites.map(({ url, costs }) => ({ url, cost: medians(costs) }));
}

async function visitOnce(browser: Browser, { path, visitor }: Visit): Promise<PageCost> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    ...(visitor.cookie && { extraHTTPHeaders: { cookie: visitor.cookie } }),
  });
  try {
    return await costOf(browser, context, new URL(path, visitor.url).href);
  } finally {
    await context.close();
  }
}

function medians(costs: PageCost[]): PageCost {
  const names = Object.keys(costs[0] ?? {}) as (keyof PageCost)[];
  return Object.fromEntries(
    names.map((name) => [name, median(costs.map((cost) => cost[name]))]),
  ) as unknown as PageCost;
}

function rowOf(page: string, url: string, cost: PageCost, sites: number): Record<string, string | number> {
  const figures = Object.entries(cost).map(([name, value]) => [name, Math.round(value)] as const);
  return { page, ...(sites > 1 && { site: new URL(url).port }), ...Object.fromEntries(figures) };
}
