import { describeFailure, simulate } from './processes.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Many seeds, or one again, for a person: `pnpm bench:simulation`. */
const report = await simulate(['--seeds', '10000', '--shrink', ...process.argv.slice(2)]);
const { seeds, steps, payouts, ms } = report;
print(`${seeds} seeds, ${steps} steps, ${payouts} payouts, ${(ms / 1000).toFixed(1)} s.`);
if (report.failure) print(describeFailure(report));
process.exitCode = report.failure ? 1 : 0;
