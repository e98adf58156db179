import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * The contract fuzzer at full length. The seed is printed; with it a run can be repeated exactly.
 *
 *   pnpm bench:fuzz [--seed <number>] [--runs <requests of each operation>]
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '300' } } });
const seed = values.seed ?? String(randomInt(2 ** 31));
console.log(`Seed ${seed}. To repeat this run: pnpm bench:fuzz --seed ${seed} --runs ${values.runs}`);

const vitest = spawn('pnpm', ['exec', 'vitest', 'run', '--project', 'api', 'test/fuzz'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, FUZZ_SEED: seed, FUZZ_RUNS: values.runs },
  stdio: 'inherit',
});
const [code] = (await once(vitest, 'exit')) as [number | null];
process.exitCode = code ?? 1;
