import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildApi } from '../../scripts/launcher/apiBuild.ts';
import { memory } from '../../scripts/launcher/memory.ts';
import { inRepository } from '../../scripts/launcher/repository.ts';
import { buildSite, siteProgram } from '../../scripts/launcher/site.ts';

const source = '--conditions=@vetka/source';
const api = (file: string) => ({
  args: [...memory.api.flags, inRepository('apps/api/dist', file)],
  env: memory.api.env,
});

/**
 * Builds our programs, then runs a script of `apps/api/test/scale` with the arguments of this process. The script
 * starts the programs: `VETKA_SCALE_PROGRAMS` contains their Node commands.
 */
export async function runWithBuiltPrograms(script: string): Promise<void> {
  await buildApi();
  await buildSite();
  const programs = {
    emulator: { args: [source, inRepository('apps/emulator/src/main.ts')], env: {} },
    api: api('main.js'),
    worker: api('worker.js'),
    web: { args: [...memory.web.flags, siteProgram], env: memory.web.env },
  };
  const main = inRepository('apps/api/test/scale', script);
  const child = spawn(process.execPath, [source, main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, VETKA_SCALE_PROGRAMS: JSON.stringify(programs) },
  });
  // The child stops its programs; this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
