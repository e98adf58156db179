import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildApi } from '../scripts/launcher/apiBuild.ts';
import { memory } from '../scripts/launcher/memory.ts';
import { inRepository } from '../scripts/launcher/repository.ts';
import { buildSite, siteProgram } from '../scripts/launcher/site.ts';

/**
 * A fleet on one machine under load, with faults: `apps/api/test/scale/run.ts` describes it and its options.
 *
 *   pnpm scale [--shoppers 4] [--talks 2] [--think 1500] [--only calm,kills,failover,pool,redis,restart] [--data <folder>]
 */
await buildApi();
await buildSite();
const source = '--conditions=@vetka/source';
const api = (file: string) => ({
  args: [...memory.api.flags, inRepository('apps/api/dist', file)],
  env: memory.api.env,
});
/** How Node runs our programs. */
const programs = {
  emulator: { args: [source, inRepository('apps/emulator/src/main.ts')], env: {} },
  api: api('main.js'),
  worker: api('worker.js'),
  web: { args: [...memory.web.flags, siteProgram], env: memory.web.env },
};
const main = inRepository('apps/api/test/scale/run.ts');
const child = spawn(process.execPath, [source, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, VETKA_SCALE_PROGRAMS: JSON.stringify(programs) },
});
// The child stops its programs; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
