import { parseArgs } from 'node:util';
import { apiCases, floorCase, pageCases, readSlugs } from './harness/cases.ts';
import type { Target } from './harness/load.ts';
import { alternate, type RoundOptions } from './harness/rounds.ts';
import type { Program } from './harness/program.ts';
import { running, type Keep } from './harness/running.ts';
import { startApi, startDatabase, startFloor, startWeb } from './harness/shop.ts';
import { machine, markdown, rowsOf } from './harness/table.ts';

/**
 * Measures the API and the pages of guests against the floor (`floor/server.ts`) on one PostgreSQL, in alternating
 * windows. Absolute figures depend on the machine; shares of the floor do not.
 *
 *   pnpm bench:api [--quick] [--products 2000] [--data <folder>] [--only list,product,/catalog]
 *
 * `--data` keeps the filled database for the next run. Pages are measured when the site is built (`pnpm build`) and
 * `--quick` does not leave them out.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '0' },
    data: { type: 'string' },
    only: { type: 'string' },
  },
});
const [rounds, seconds] = values.quick ? [3, 1] : [7, 3];
const only = values.only?.split(',');

await running(values.data, async (folder, keep) => {
  const database = await keep(startDatabase({ folder, products: Number(values.products) }));
  const floor = floorCase(await keep(startFloor(folder, database)));
  const api = await keep(startApi(folder, database));
  const slugs = await readSlugs(api, 100);
  console.log(`${machine()}\n`);
  const cases = chosen(apiCases(api, slugs));
  await table('API, one connection', [floor, ...cases], { connections: 1, rounds, seconds });
  await table('API, 20 connections', [floor, ...cases], { connections: 20, rounds, seconds });
  if (!values.quick || only) await pages(floor, folder, api, slugs, keep);
});

async function pages(floor: Target, folder: string, api: Program, slugs: string[], keep: Keep): Promise<void> {
  const cases = chosen(pageCases(await keep(startWeb(folder, api)), slugs));
  await table('Pages of guests, 10 connections', [floor, ...cases], { connections: 10, rounds, seconds });
}

function chosen(targets: Target[]): Target[] {
  return only ? targets.filter(({ name }) => only.includes(name)) : targets;
}

async function table(title: string, targets: Target[], options: RoundOptions): Promise<void> {
  if (targets.length < 2) return;
  const rows = rowsOf(await alternate(targets, options));
  console.log(`${title}, ${options.rounds} windows of ${options.seconds} s, medians\n\n${markdown(rows)}\n`);
}
