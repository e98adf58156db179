import { stopSignal } from './launcher/signals.ts';
import { seconds } from './launcher/steps.ts';
import { runStages } from './verify/schedule.ts';
import { slowestTests, steadiness, totalsLine } from './verify/stage.ts';
import { allStages } from './verify/stages.ts';

/**
 * `npm test`: every check and every test, from a fresh clone. The last line is the total: `N passed, N failed`.
 * With arguments, runs only the named stages and their dependencies.
 */
const signal = stopSignal();
const stages = await runStages(chosen(process.argv.slice(2)), { width: 2, signal });
const outcomes = [...stages, steadiness(stages)];
const repeated = stages.flatMap(({ name, unsteady = [] }) => unsteady.map((test) => `  ${name}: ${test}`));
if (repeated.length > 0) console.log(`\nPassed only when retried; fix these tests:\n${repeated.join('\n')}`);
const slowest = slowestTests(stages);
if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join('\n')}`);
console.log(`\nTook ${seconds(performance.now())}`);
for (const { name, passed, failed } of outcomes) console.log(`  ${name.padEnd(12)} ${passed} passed, ${failed} failed`);
console.log(signal.aborted ? 'Stopped before the end.' : totalsLine(outcomes));
process.exit(signal.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0);

function chosen(names: string[]) {
  if (names.length === 0) return allStages;
  const wanted = new Set<string>();
  const want = (name: string) => {
    const stage = allStages.find((candidate) => candidate.name === name);
    if (!stage) throw new Error(`No stage "${name}". There are: ${allStages.map((one) => one.name).join(', ')}`);
    wanted.add(name);
    stage.needs?.forEach(want);
  };
  names.forEach(want);
  return allStages.filter(({ name }) => wanted.has(name));
}
