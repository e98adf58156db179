import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Many months of a seller over the functions of the ledger, in memory. The seed is printed; with it a run can be
 * repeated exactly. A failing month is shrunk.
 * pnpm bench:months [--seed <number>] [--runs 10000]
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '10000' } } });
const seed = values.seed ?? String(randomInt(2 ** 31));
console.log(`Seed ${seed}. To repeat this run: pnpm bench:months --seed ${seed} --runs ${values.runs}`);

const vitest = spawn(
  'pnpm',
  ['exec', 'vitest', 'run', '--project', 'domain', 'src/ledger/months', '--testTimeout=600000'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, MONTHS_SEED: seed, MONTHS_RUNS: values.runs },
    stdio: 'inherit',
  },
);
const [code] = (await once(vitest, 'exit')) as [number | null];
process.exitCode = code ?? 1;
