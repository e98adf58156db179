import { parseArgs } from 'node:util';
import setup from '../database.setup.ts';
import { plant } from './planting.ts';

/**
 * Runs seeds of the simulation of money until one fails, and prints a report as one line of JSON.
 *
 *   node --conditions=@vetka/source run.ts [--database <address>] [--from 1] [--seeds 100] [--for <seconds>]
 *     [--seed <one>] [--plant <bug>] [--shrink]
 */
const { values } = parseArgs({
  options: {
    /** Of a server with the template of the tests. Without one, a server is started. */
    database: { type: 'string' },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '100' },
    for: { type: 'string', default: 'Infinity' },
    seed: { type: 'string' },
    plant: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    /** Every run pays its shops. */
    payouts: { type: 'boolean', default: false },
  },
});

async function startServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const provided = new Map<string, unknown>();
  const stop = await setup({ provide: (name, value) => void provided.set(name, value) });
  return { adminUrl: String(provided.get('adminUrl')), stop };
}

if (values.plant !== undefined) plant(values.plant);
// Imported only now: modules are changed as they are loaded.
const { Simulation } = await import('./simulate.ts');

// A failed run is abandoned with everything that still waits in it.
process.on('unhandledRejection', () => {});
const server = values.database === undefined ? await startServer() : undefined;
const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const simulation = new Simulation({
  adminUrl: values.database ?? server?.adminUrl ?? '',
  shrinks: values.shrink,
  ms: Number(values.for) * 1000,
  progress: (done) => {
    if (done % 50 === 0) console.error(`${done} of ${count} seeds`);
  },
});
const report = await simulation.run(first, count);
await server?.stop();
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit());
