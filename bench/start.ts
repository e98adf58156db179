import { parseArgs } from 'node:util';
import pidusage from 'pidusage';
import { buildApi } from '../scripts/launcher/apiBuild.ts';
import type { Program } from './harness/program.ts';
import { median } from './harness/rounds.ts';
import { running } from './harness/running.ts';
import { startApi, startDatabase, startVendure } from './harness/shop.ts';
import { machine, markdown } from './harness/table.ts';

/**
 * Time and CPU from spawn to ready, on a migrated database, and the memory at that moment:
 *
 *   pnpm bench:start [--runs 5] [--data <folder>] [--vendure <folder>]
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, data: { type: 'string' }, vendure: { type: 'string' } },
});

interface Start {
  ms: number;
  cpuMs: number;
  memory: number;
}

await running(values.data, async (folder, keep) => {
  await buildApi();
  const database = await keep(startDatabase({ folder, products: 0 }));
  const { vendure } = values;
  const programs: Record<string, () => Promise<Program>> = {
    API: () => startApi(folder, database),
    ...(vendure && { 'Vendure 3.7.3': () => startVendure(folder, database, vendure) }),
  };
  // Fills Vendure's database and the compile caches.
  for (const start of Object.values(programs)) await measure(start);
  const starts: Record<string, Start[]> = {};
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [name, start] of Object.entries(programs)) (starts[name] ??= []).push(await measure(start));
  const rows = Object.entries(starts).map(([program, all]) => ({ program, ...middle(all) }));
  console.log(`${machine()}\n\nStart on a migrated database, median of ${values.runs}\n\n${markdown(rows)}\n`);
});

async function measure(start: () => Promise<Program>): Promise<Start> {
  const program = await start();
  const { ctime, memory } = await pidusage(program.pid);
  await program.stop();
  return { ms: program.startMs, cpuMs: ctime, memory };
}

function middle(all: Start[]): { ms: number; cpuMs: number; memoryMb: number } {
  return {
    ms: Math.round(median(all.map(({ ms }) => ms))),
    cpuMs: Math.round(median(all.map(({ cpuMs }) => cpuMs))),
    memoryMb: Math.round(median(all.map(({ memory }) => memory)) / 2 ** 20),
  };
}
