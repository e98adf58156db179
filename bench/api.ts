import { parseArgs } from 'node:util';
import { buildApi } from '../scripts/launcher/apiBuild.ts';
import { buildSite } from '../scripts/launcher/site.ts';
import { apiCases, assetCase, floorCase, pageCases, readSlugs, siteVisits } from './harness/cases.ts';
import type { Target } from './harness/load.ts';
import { memoryUnderLoad } from './harness/memory.ts';
import type { Program } from './harness/program.ts';
import { alternate, type RoundOptions } from './harness/rounds.ts';
import { running } from './harness/running.ts';
import { startApi, startDatabase, startFloor, startVendure, startWeb } from './harness/shop.ts';
import { took, machine, markdown, rowsOf } from './harness/table.ts';
import { vendureCases, vendurePeers } from './vendure/cases.ts';

/**
 * Measures the API and the pages of guests against the floor (`floor/server.ts`), and Vendure if it is installed, on
 * one PostgreSQL, in alternating windows. Absolute figures depend on the machine; ratios do not.
 *
 *   pnpm bench:api [--quick] [--products 2000] [--data <folder>] [--vendure <folder>] [--requests 20000]
 *                  [--only list,product,search,suggestions,/catalog,/products/{slug},memory,'memory of the API']
 *                  [--only '/catalog rendered,/products/{slug} rendered,memory of the site']
 *
 * `--data` keeps the filled database for the next run. `--vendure` is a folder made by `vendure/setup.ts`. `--quick`
 * measures the API only, in about a minute.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '0' },
    data: { type: 'string' },
    vendure: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string' },
  },
});
const pageNames = ['/catalog', '/products/{slug}', '/catalog rendered', '/products/{slug} rendered', 'assets'];
const [rounds, seconds] = values.quick ? [3, 1] : [7, 2];
const only = values.only?.split(',');
const isWanted = (name: string): boolean => only?.includes(name) ?? !values.quick;

await running(values.data, async (folder, keep) => {
  await buildApi();
  if (needsWeb()) await buildSite();
  const database = await keep(startDatabase({ folder, products: Number(values.products) }));
  console.log(`${machine()}. Database ready in ${(database.startMs / 1000).toFixed(1)} s.\n`);
  const floor = floorCase(await keep(startFloor(folder, database)));
  const api = await keep(startApi(folder, database));
  const slugs = await readSlugs(api, 1000);
  const peers = values.vendure ? vendureCases(await keep(startVendure(folder, database, values.vendure)), slugs) : [];
  const cases = apiCases(api, slugs).filter(({ name }) => only?.includes(name) ?? true);
  for (const connections of [1, 20])
    await table('API', [floor, ...cases, ...(cases.length > 0 ? peers : [])], connections);
  const web = needsWeb() ? await keep(startWeb(folder, api)) : undefined;
  if (web) await pages(floor, web, slugs);
  if (['memory', 'memory of the API', 'memory of the site'].some(isWanted)) await memory({ api, web }, slugs);
  console.log(took());
});

function needsWeb(): boolean {
  return [...pageNames, 'memory', 'memory of the site'].some(isWanted);
}

async function pages(floor: Target, web: Program, slugs: string[]): Promise<void> {
  const cases = [...pageCases(web, slugs), await assetCase(web)].filter(({ name }) => isWanted(name));
  await table('Pages of guests', [floor, ...cases], 10);
}

async function memory({ api, web }: { api: Program; web: Program | undefined }, slugs: string[]): Promise<void> {
  const targets = [
    ...(isWanted('memory of the site') && !isWanted('memory') ? [] : apiCases(api, slugs)),
    ...(web ? [siteVisits(web, slugs)] : []),
  ];
  const rows = await memoryUnderLoad(targets, Number(values.requests));
  console.log(
    `The most resident memory (MB) in each fifth of ${values.requests} requests, 20 connections\n\n${markdown(rows)}\n`,
  );
}

async function table(title: string, targets: Target[], connections: number): Promise<void> {
  if (targets.length < 2) return;
  const options: RoundOptions = { connections, rounds, seconds };
  const rows = rowsOf(await alternate(targets, options), vendurePeers);
  const how = `${connections === 1 ? 'one connection' : `${connections} connections`}, ${rounds} windows of ${seconds} s`;
  console.log(`${title}, ${how}, medians\n\n${markdown(rows)}\n`);
}
