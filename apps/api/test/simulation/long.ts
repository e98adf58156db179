import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeFailure, simulate } from './processes.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Seeds of one process: the database of the next one is new, and small. */
const portion = 250;

/** The progress of a run. */
interface Done {
  next: number;
  seeds: number;
  steps: number;
  payouts: number;
  ms: number;
}

/**
 * Many seeds, or a single one again, run by hand: `pnpm bench:simulation`. With a file, an interrupted run continues
 * after its last portion of seeds.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    progress: { type: 'string' },
    payouts: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
});
const asked = [
  '--shrink',
  ...(values.payouts ? ['--payouts'] : []),
  ...(values.database === undefined ? [] : ['--database', values.database]),
];

function begin(): Done {
  const { progress, seed, from } = values;
  if (progress !== undefined && existsSync(progress)) return JSON.parse(readFileSync(progress, 'utf8')) as Done;
  return { next: Number(seed ?? from), seeds: 0, steps: 0, payouts: 0, ms: 0 };
}

let done = begin();
const count = values.seed === undefined ? Number(values.seeds) : 1;
while (done.seeds < count && process.exitCode === undefined) {
  const some = Math.min(portion, count - done.seeds);
  const report = await simulate([...asked, '--from', String(done.next), '--seeds', String(some)]);
  done = {
    next: done.next + report.seeds,
    seeds: done.seeds + report.seeds,
    steps: done.steps + report.steps,
    payouts: done.payouts + report.payouts,
    ms: done.ms + report.ms,
  };
  print(`${done.seeds} seeds, ${done.steps} steps, ${done.payouts} payouts, ${(done.ms / 1000).toFixed(1)} s.`);
  if (report.failure) {
    print(describeFailure(report));
    process.exitCode = 1;
  } else if (values.progress !== undefined) writeFileSync(values.progress, JSON.stringify(done));
}
