import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { withShop } from '../scripts/budgets/shopProcess.ts';
import { interactions, type Interaction } from './browser/interactions.ts';
import { onPhone, openBrowser } from './browser/phone.ts';
import type { LongFrame } from './browser/recording.ts';
import { longTasks } from './browser/mainThread.ts';
import { chooseFilter, filterAll, scrollThrough, showAll, toTop } from './browser/scrolling.ts';
import { median } from './harness/rounds.ts';
import { took, machine, markdown } from './harness/table.ts';

/**
 * Measures how soon the catalogue answers a shopper's finger on a phone: the time from an input to the next paint, and
 * frames longer than 50 ms while all its products are scrolled and filtered, with the CPU time of the tasks. Depends on
 * the machine, so it fails no build.
 *
 *   pnpm bench:inp [--url <running shop>] [--runs 5] [--slowdown 4] [--only <name>,…]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const slowdown = Number(values.slowdown);
const names = [...Object.keys(interactions), 'scroll', 'filter tasks'].filter(
  (name) => values.only?.split(',').includes(name) ?? true,
);

/**
 * The first runs, which are not counted. The servers still compile their code and scale pictures then, on the same cores
 * as the browser. On a shopper's phone they do not run.
 */
const warmUps = 2;

if (values.url) await measure(values.url);
else await withShop('inp-shop', measure);
console.log(`\n${took()}`);

async function measure(url: string): Promise<void> {
  const browser = await openBrowser();
  try {
    console.log(`${machine()}, CPU slowed down ${slowdown} times, phone of 390 px\n`);
    const wanted = Object.entries(interactions).filter(([name]) => names.includes(name));
    const rows = [];
    for (const [name, interaction] of wanted) rows.push(await rowOf(browser, url, name, interaction));
    if (rows.length > 0) console.log(`${markdown(rows)}\n`);
    if (names.includes('scroll')) await frames(browser, url);
    if (names.includes('filter tasks')) await tasks(browser, url);
  } finally {
    await browser.close();
  }
}

async function rowOf(browser: Browser, url: string, name: string, interaction: Interaction) {
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    times.push(await onPhone(browser, { url: `${url}/catalog`, slowdown }, interaction));
  console.log(`${name}: ${times.join(', ')} ms`);
  return { interaction: name, 'median ms': median(times), 'longest ms': Math.max(...times) };
}

async function frames(browser: Browser, url: string): Promise<void> {
  const rows: { scroll: LongFrame[]; filter: LongFrame[] }[] = [];
  for (let run = 0; run < warmUps + Number(values.runs); run += 1) {
    await onPhone(browser, { url: `${url}/catalog`, slowdown }, async (page) => {
      await showAll(page);
      rows.push({ scroll: await scrollThrough(page), filter: await filterAll(page) });
    });
  }
  const counted = rows.slice(warmUps);
  console.log(markdown([frameRow('scroll', counted), frameRow('filter', counted)]));
}

function frameRow<What extends string>(what: What, runs: Record<What, LongFrame[]>[]) {
  const longest = (found: LongFrame[]) => Math.round(Math.max(0, ...found.map(({ duration }) => duration)));
  return {
    what,
    'frames over 50 ms, median': median(runs.map((run) => run[what].length)),
    'each run': runs.map((run) => run[what].length).join(', '),
    'longest ms': runs.map((run) => longest(run[what])).join(', '),
  };
}

/** The tasks behind the frames of a filter, not slowed down. */
async function tasks(browser: Browser, url: string): Promise<void> {
  for (let run = 0; run < Number(values.runs); run += 1) {
    const found = await onPhone(browser, { url: `${url}/catalog`, slowdown: 1 }, async (page) => {
      await showAll(page);
      await toTop(page);
      return longTasks(browser, page, () => chooseFilter(page));
    });
    console.log(`filter tasks over 12.5 ms of CPU: ${found.map((ms) => ms.toFixed(1)).join(', ') || 'none'}`);
  }
}
