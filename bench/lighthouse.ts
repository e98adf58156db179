import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { withShop } from '../scripts/budgets/shopProcess.ts';
import { findChromium } from '../scripts/verify/chromium.ts';
import { visits, type Visit } from './browser/visits.ts';
import { median } from './harness/rounds.ts';
import { took, machine, markdown } from './harness/table.ts';

/**
 * Lighthouse, mobile, medians: scores, their components, and milliseconds of the browser's main thread. `index` is its
 * measure of the machine, on which everything except CLS depends. Not a gate for the same reason.
 * pnpm bench:lighthouse [--url <running shop>] [--runs 5] [--only home,catalogue,product,article,shop,checkout]
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread ms': 'mainthread-work-breakdown',
};
const lighthouse = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

const folder = mkdtempSync(join(tmpdir(), 'vetka-lighthouse-'));

/** The results of a run, by the columns of the table. */
type Figures = Record<string, number>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

async function measureAll(url: string, chrome: string): Promise<void> {
  const rows = [];
  for (const [name, visit] of Object.entries(visits)) {
    if (values.only?.split(',').includes(name) === false) continue;
    rows.push({ page: name, ...(await measure(await visit(url), chrome)) });
    console.log(markdown(rows.slice(-1)));
  }
  console.log(`\n${machine()}, ${values.runs} runs\n\n${markdown(rows)}\n\n${took()}`);
}

async function measure(visit: Visit, chrome: string): Promise<Figures> {
  const found: Figures[] = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    console.log(`${visit.path}, run ${run} of ${values.runs}`);
    found.push(await runPatiently(visit, chrome));
  }
  const names = Object.keys(found[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(found.map((figures) => figures[name] ?? Number.NaN))]));
}

/** Sometimes the start of the browser's trace is missing, which is not the page's fault. */
async function runPatiently(visit: Visit, chrome: string, attempts = 4): Promise<Figures> {
  try {
    return await runOnce(visit, chrome);
  } catch (error) {
    if (attempts === 1) throw error;
    return runPatiently(visit, chrome, attempts - 1);
  }
}

async function runOnce({ path, visitor }: Visit, chrome: string): Promise<Figures> {
  const report = join(folder, 'report.json');
  const headers = join(folder, 'headers.json');
  writeFileSync(headers, JSON.stringify(visitor.cookie ? { Cookie: visitor.cookie } : {}));
  const args = [lighthouse, new URL(path, visitor.url).href, '--quiet', '--output=json', `--output-path=${report}`];
  const only = [`--only-categories=${categories.join(',')}`, `--chrome-flags=${chromeFlags}`];
  await promisify(execFile)(process.execPath, [...args, ...only, `--extra-headers=${headers}`], {
    env: { ...process.env, CHROME_PATH: chrome },
  });
  return figuresOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

function figuresOf(report: Report): Figures {
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  const measured = Object.entries(audits).map(([name, id]) => {
    const value = report.audits[id]?.numericValue ?? Number.NaN;
    return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...measured, ['index', Math.round(report.environment.benchmarkIndex)]]);
}

const chromium = findChromium();
if (!chromium)
  throw new Error('No Chromium was found. Set its path: CHROME_PATH=/path/to/chrome pnpm bench:lighthouse');
try {
  await (values.url
    ? measureAll(values.url, chromium)
    : withShop('lighthouse-shop', (url) => measureAll(url, chromium)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
