import { stopSignal } from './launcher/signals.ts';
import { runStages } from './verify/schedule.ts';
import { totalsLine } from './verify/stage.ts';
import { checkStages } from './verify/stages.ts';

/** `pnpm check`, or only some checks: `pnpm check lint types`. */
const names = process.argv.slice(2);
const stages = checkStages.filter(({ name }) => names.length === 0 || names.includes(name));
if (stages.length < names.length || stages.length === 0) {
  console.error(`The checks are: ${checkStages.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const signal = stopSignal();
const outcomes = await runStages(stages, { width: 2, signal });
console.log(totalsLine(outcomes));
process.exit(signal.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
