import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chunkCycles, readChunks, type ChunkGraph } from './budgets/chunkCycles.ts';
import { firstFonts, firstLoad, firstSheets, type LoadedFile } from './budgets/firstLoad.ts';
import { callsDuring, stateBytes } from './budgets/pageData.ts';
import {
  anyProduct,
  fillCart,
  readPage,
  signInForDemo,
  transferBytes,
  withShop,
  type Visitor,
} from './budgets/shopProcess.ts';
import { importedLater, lateChunks } from './budgets/roundTrips.ts';
import { startBytes } from './budgets/startCode.ts';
import { wideScripts } from './budgets/wideScripts.ts';
import { inRepository } from './launcher/repository.ts';
import { siteFolder } from './launcher/site.ts';

/** What a page may load before any interaction (bytes, gzip): a page for everybody, and one for signed-in people. */
const openBudget = { scripts: 120_000, sheets: 20_000 };
const ownBudget = { scripts: 160_000, sheets: 26_000 };
/** A seller's room has the sheet of the desk besides. */
const roomBudget = { scripts: 160_000, sheets: 37_000 };
/** Rooms where a shop is managed load two or three style sheets. Money, statistics, storefront, stems and files load three. */
const managingBudget = { scripts: 160_000, sheets: 43_500 };

/** One page of each kind; pages of one kind load the same scripts. */
const pages = [
  '/',
  '/catalog',
  '/catalog/bukety',
  '/catalog/search?search=%D0%BF%D0%B8%D0%BE%D0%BD',
  '/popular',
  '/shops',
  '/shops/content',
  '/shops/articles',
  '/content',
  '/content/feed',
  '/articles',
  '/articles/kak-sokhranit-piony',
  '/myata-i-pion',
  '/myata-i-pion/content',
  '/myata-i-pion/articles',
  '/myata-i-pion/bukety',
  '/myata-i-pion/storefront',
  '/users',
  '/account/shopper',
  '/account/shopper/articles',
  '/account/shopper/subscribers',
  '/account/shopper/subscriptions',
  '/account/shopper/subscriptions/services',
  '/cost-price',
  '/subscription-cost-products',
  '/docs',
  '/docs/terms',
];

/** Pages of a customer. */
const ownPages = ['/chat', '/chat/1', '/my/settings', '/my/notices', '/checkout'];

/** Rooms of a seller. */
const rooms = ['orders', 'deliveries', 'settings', 'more', 'print'].map((room) => `/my/shop/myata-i-pion/${room}`);
const managing = [
  'products',
  'products/import',
  'products/stems',
  'discounts',
  'delivery',
  'money',
  'money/requisites',
  'statistics',
  'storefront',
].map((room) => `/my/shop/myata-i-pion/${room}`);

/**
 * Limits of the server's requests for one page of a kind: API calls, without those shared between visitors, and the
 * size of the data handed over to the browser (bytes, not compressed). The current values, with 2 % for times and
 * prices.
 */
interface DataBudget {
  calls: number;
  state: number;
}
const dataOfGuests: Record<string, DataBudget> = {
  '/': { calls: 5, state: 26_800 },
  '/catalog': { calls: 2, state: 33_900 },
  '/articles/kak-sokhranit-piony': { calls: 3, state: 15_700 },
  '/myata-i-pion': { calls: 8, state: 24_500 },
};
const dataOfProduct: DataBudget = { calls: 3, state: 20_300 };
const dataOfCheckout: DataBudget = { calls: 5, state: 14_800 };
const dataOfDesk: DataBudget = { calls: 4, state: 12_600 };
/** The queue is loaded with its page, so that it does not wait for the browser. */
const dataOfModeration: DataBudget = { calls: 4, state: 6_200 };

/**
 * What a guest's browser receives for a page (bytes): a new connection sends 14,600 at once (decision 395), which only
 * the catalogue exceeds. Texts such as «Завтра с 9:00» differ by the hour.
 */
const transferBudgets: Record<string, number> = {
  '/': 14_600,
  '/catalog': 16_000,
  '/articles/kak-sokhranit-piony': 11_500,
  '/myata-i-pion': 14_600,
};
const transferOfProduct = 14_600;

/** The fonts that every page preloads (bytes): each is smaller than the 14.6 kB that a new connection sends at once. */
const fontBudget = 24_500;

/**
 * The code that the API loads at its start (bytes, not compressed): V8 keeps the text and compiles it. Code for rare
 * requests is imported on demand, and unused code is left out (decisions 290 and 314).
 */
const apiStartBudget = 3_740_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `pnpm budgets`: checks the scripts of the build, then measures those and the stylesheets that each page loads. */
const clientFolder = join(siteFolder, 'client');
const chunks = readChunks(clientFolder);
for (const cycle of chunkCycles(chunks)) fail(`Chunks import each other: ${cycle.join(' → ')}`);
for (const late of lateChunks(chunks, importedLater(clientFolder), ofEveryPage(chunks))) {
  fail(`Loaded a round trip too late (decision 422): ${late}`);
}
for (const folder of [join(siteFolder, 'server'), join(siteFolder, 'program'), inRepository('apps/api/dist')]) {
  for (const script of wideScripts(folder)) fail(`${script} is not ASCII and takes twice its memory (decision 194)`);
}
const apiStart = startBytes(inRepository('apps/api/dist'), 'program.js');
console.log(`Start of the API: ${kilobytes(apiStart)} of ${kilobytes(apiStartBudget)}`);
if (apiStart > apiStartBudget) fail('  over the budget');
await withShop('budgets-shop', async (url, apiUrl) => {
  const guest = { url };
  const product = await anyProduct(guest);
  const sizeOf = (path: string) => statSync(join(clientFolder, path)).size;
  report('Fonts of every page', await firstFonts('/', (path) => readPage(guest, path), sizeOf), fontBudget);
  for (const page of [...pages, product, `${product}/reviews`]) await weigh(guest, page, openBudget);
  for (const [page, budget] of Object.entries({ ...transferBudgets, [product]: transferOfProduct })) {
    report(`${page}: page`, [{ path: page, size: await transferBytes(url, page) }], budget);
  }
  const shopper = await signInForDemo(url, 'shopper');
  await fillCart(shopper);
  for (const page of ownPages) await weigh(shopper, page, ownBudget);
  const seller = await signInForDemo(url, 'florist');
  for (const page of rooms) await weigh(seller, page, roomBudget);
  for (const page of managing) await weigh(seller, page, managingBudget);

  const count = (visitor: Visitor, page: string, budget: DataBudget) => countData(apiUrl, visitor, page, budget);
  // Any cookie keeps a guest from getting a cached page.
  const stranger = { url, cookie: 'budgets=1' };
  for (const [page, budget] of Object.entries(dataOfGuests)) await count(stranger, page, budget);
  await count(stranger, product, dataOfProduct);
  await count(shopper, '/checkout', dataOfCheckout);
  await count(seller, '/my/shop/myata-i-pion/orders', dataOfDesk);
  await count(await signInForDemo(url, 'admin'), '/my/moderation/shops', dataOfModeration);
});

/** The chunks that every page has run before anything else is imported. */
function ofEveryPage(graph: ChunkGraph): string[] {
  const found = [...graph.keys()].filter((path) => /^\/assets\/(?:site|shell)-/.test(path));
  if (found.length !== 2) throw new Error(`The build has other chunks than «site» and «shell»: ${found.join(', ')}`);
  return found;
}

function fail(message: string): void {
  console.log(message);
  process.exitCode = 1;
}

async function weigh(visitor: Visitor, page: string, budget: typeof openBudget): Promise<void> {
  const read = (path: string) => readPage(visitor, path);
  report(`${page}: JavaScript`, await firstLoad(page, read), budget.scripts);
  report(`${page}: CSS`, await firstSheets(page, read), budget.sheets);
}

async function countData(apiUrl: string, visitor: Visitor, page: string, budget: DataBudget): Promise<void> {
  let html = '';
  const calls = await callsDuring(apiUrl, async () => (html = await readPage(visitor, page)));
  const state = stateBytes(html);
  const isOver = calls.length > budget.calls || state > budget.state;
  console.log(`${page}: ${calls.length} of ${budget.calls} calls, ${state} of ${budget.state} bytes of data`);
  if (isOver) fail(`  over the budget: ${calls.toSorted().join(' ')}`);
}

/** Prints the size of these files together, and each of them only if they are over budget. */
function report(what: string, files: readonly LoadedFile[], budget: number): void {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isOver = total > budget;
  console.log(`${what} ${kilobytes(total)} of ${kilobytes(budget)}${isOver ? ', over the budget' : ''}`);
  if (!isOver) return;
  for (const { path, size } of files) console.log(`  ${kilobytes(size).padStart(9)}  ${path}`);
  process.exitCode = 1;
}
