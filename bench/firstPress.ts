import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { signInForDemo, withShop } from '../scripts/budgets/shopProcess.ts';
import { firstPresses, timePress, type FirstPress, type PressCost } from './browser/firstPresses.ts';
import { onPhone, openBrowser } from './browser/phone.ts';
import { median } from './harness/rounds.ts';
import { machine, markdown, took } from './harness/table.ts';

/**
 * How long a phone behind a slow network takes to show what is pressed for the first time, when its code has to be
 * loaded: 150 ms of latency, 1.6 Mbit/s, a CPU four times slower.
 *
 *   pnpm bench:first-press [--url <running shop>,…] [--runs 5] [--only <name>,…]
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const wanted = Object.entries(firstPresses).filter(([name]) => values.only?.split(',').includes(name) ?? true);
const slowdown = 4;

if (values.url) for (const url of values.url.split(',')) await measure(url);
else await withShop('first-press-shop', measure);
console.log(`\n${took()}`);

async function measure(url: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const [name, press] of wanted) {
      rows.push(rowOf(name, await costs(browser, url, press)));
      console.log(markdown(rows.slice(-1)));
    }
    console.log(`${machine()}, ${url}, medians of ${values.runs}\n\n${markdown(rows)}`);
  } finally {
    await browser.close();
  }
}

async function costs(browser: Browser, url: string, press: FirstPress): Promise<PressCost[]> {
  const cookie = press.account && (await signInForDemo(url, press.account)).cookie;
  const found = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    found.push(await onPhone(browser, { url: url + press.path, slowdown, cookie }, (page) => timePress(page, press)));
  return found;
}

function rowOf(press: string, found: readonly PressCost[]) {
  const times = found.map(({ ms }) => ms);
  const scripts = Math.max(...found.map((cost) => cost.scripts));
  return { press, 'median ms': median(times), 'longest ms': Math.max(...times), scripts };
}
