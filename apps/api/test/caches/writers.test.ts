import { contract, type Call, type CallName } from '@vetka/api-client/contract';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../src/platform/database/schema/index.ts';
import { matrix } from '../access/matrix.ts';
import type { Probe } from '../access/probe.ts';
import { watchRows } from '../access/rows.ts';
import { sendAsk } from '../access/sendAsk.ts';
import { actors } from '../access/vocabulary.ts';
import { openWorld } from '../access/world.ts';
import { startTestApp } from '../app.ts';
import { createCopies } from './copies.ts';
import { readColumns } from './readColumns.ts';

const world = await openWorld();
const other = await startTestApp({ beside: world.api });
await other.app.jobs.stop();
const copies = createCopies([world.api, other]);
const rows = await watchRows(world.api.ownerDb);

/** Lists, and the pages of the products created last: a call changes one of them. */
async function pagesNow(): Promise<string[]> {
  const latest = await world.db.select({ slug: products.slug }).from(products).orderBy(desc(products.id)).limit(3);
  return [
    'products?sort=new&take=24',
    'products?costPrice=true&take=12',
    'products/getFilters',
    ...latest.map(({ slug }) => `products/${slug}`),
  ];
}

const writers = Object.entries(contract).flatMap(([area, table]) =>
  Object.entries(table)
    .map(([name, call]) => ({ name: `${area}.${name}` as CallName, call: call as Call }))
    .filter(({ call }) => call.method !== 'GET'),
);

await world.market.product(world.shop);
const firstPages = await pagesNow();
const columns = await readColumns(world.db, await world.api.queries.during(() => copies.cold(firstPages)));
/** Tables that the catalogue shows. */
const shown = new Set(columns.map(({ table }) => table));

/** Makes the call as the last permitted actor. Most calls do not change the catalogue. */
async function write(call: Call, probe: Probe): Promise<void> {
  const actor = actors.findLast((each) => probe.verdicts[each] === 'allowed');
  if (!actor) return;
  const { ask } = await probe.begin(world);
  await world.api.app.jobs.settled();
  const pages = await pagesNow();
  await copies.keep(pages);
  const changed = await rows.changedBy(async () => {
    expect(await sendAsk(world, call, ask, actor)).toBe('allowed');
  });
  if (probe.endsSession) await world.signInAgain(actor);
  if (!changed.some((table) => shown.has(table))) return;
  const { kept, cold } = await copies.keptAndCold(pages);
  expect(kept).toEqual([cold, cold]);
}

test.each(writers)('after $name no replica answers with older data', async ({ name, call }) => {
  for (const probe of matrix[name]) await write(call, probe);
  expect(matrix[name].length).toBeGreaterThan(0);
});
