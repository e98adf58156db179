import { firstLoad } from './budgets/firstLoad.ts';
import { anyProduct, readPage, withShop } from './budgets/shopProcess.ts';

/** Bytes of JavaScript after gzip that a page may load before anybody touches it. */
const budget = 130_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `pnpm budgets`: weighs what the built site sends, as the HTML of each page asks for it. */
await withShop('budgets-shop', async (url) => {
  for (const page of ['/', '/catalog', await anyProduct(url)]) await weigh(url, page);
});

async function weigh(url: string, page: string): Promise<void> {
  const scripts = await firstLoad(page, (path) => readPage(url, path));
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  const isOver = total > budget;
  console.log(`${page}: ${kilobytes(total)} of ${kilobytes(budget)}${isOver ? ', over the budget' : ''}`);
  for (const { path, size } of scripts) console.log(`  ${kilobytes(size).padStart(9)}  ${path}`);
  if (isOver) process.exitCode = 1;
}
