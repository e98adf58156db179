import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anyProduct, withShop } from '../scripts/budgets/shopProcess.ts';
import { findChromium } from '../scripts/verify/chromium.ts';

/**
 * `pnpm bench:lighthouse`: the median of several mobile runs on three pages. Not a gate, because it depends on the
 * machine.
 */
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lighthouse = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

/** Scores of a run, from 0 to 100. */
type Scores = Record<(typeof categories)[number], number>;

const chromium = findChromium();
if (!chromium)
  throw new Error('No Chromium was found. Set its path: CHROME_PATH=/path/to/chrome pnpm bench:lighthouse');
const folder = mkdtempSync(join(tmpdir(), 'vetka-lighthouse-'));
try {
  await withShop('lighthouse-shop', async (url) => {
    const rows: Record<string, Scores> = {};
    for (const page of ['/', '/catalog', await anyProduct({ url })])
      rows[page] = await measure(new URL(page, url).href, chromium);
    console.table(rows);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url: string, chrome: string): Promise<Scores> {
  const scores: Scores[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`${url}, run ${run} of ${runs}`);
    // Sometimes the beginning of the browser's trace is missing, which is not the page's fault.
    scores.push(await runOnce(url, chrome).catch(() => runOnce(url, chrome)));
  }
  const medians = categories.map((category) => [category, median(scores.map((score) => score[category]))]);
  return Object.fromEntries(medians);
}

async function runOnce(url: string, chrome: string): Promise<Scores> {
  const report = join(folder, 'report.json');
  const args = [lighthouse, url, '--quiet', '--output=json', `--output-path=${report}`];
  const only = [`--only-categories=${categories.join(',')}`, `--chrome-flags=${chromeFlags}`];
  await promisify(execFile)(process.execPath, [...args, ...only], { env: { ...process.env, CHROME_PATH: chrome } });
  const result: { categories: Record<string, { score: number | null }> } = JSON.parse(readFileSync(report, 'utf8'));
  const scores = categories.map((category) => [category, Math.round((result.categories[category]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
