import { createSteps } from '../launcher/steps.ts';
import { countsOfFailure, countsOfSuccess, type Outcome, type Stage } from './stage.ts';

/** Options of the schedule besides its stages. */
export interface ScheduleOptions {
  /** How many stages may run at once. */
  width: number;
  signal: AbortSignal;
  /** @default the console */
  write?: (line: string) => void;
}

/**
 * Runs every stage as soon as its dependencies are done, and continues after a failure with independent stages.
 * @returns one outcome per stage, in the order of the stages
 */
export async function runStages(stages: Stage[], { width, signal, write = console.log }: ScheduleOptions) {
  const steps = createSteps(stages.length, write);
  const outcomes = new Map<string, Outcome>();
  const waiting = [...stages];
  const running = new Map<string, { stage: Stage; done: Promise<void> }>();
  const attempt = async (stage: Stage) => {
    const failedNeed = stage.needs?.find((need) => outcomes.get(need)?.failed);
    try {
      let counts = { passed: 0, failed: 0 };
      await steps.run(stage.name, async () => {
        if (failedNeed) throw new Error(`Not run: it needs "${failedNeed}", which failed.`);
        counts = countsOfSuccess(await stage.run(signal));
        return `${counts.passed} passed`;
      });
      outcomes.set(stage.name, { name: stage.name, ...counts });
    } catch (error) {
      write(indent(error instanceof Error ? error.message : String(error)));
      outcomes.set(stage.name, { name: stage.name, ...countsOfFailure(error) });
    }
    running.delete(stage.name);
  };
  while (waiting.length + running.size > 0 && !signal.aborted) {
    const next = nextStage(
      waiting,
      outcomes,
      [...running.values()].map(({ stage }) => stage),
      width,
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, { stage: next, done: attempt(next) });
    } else {
      if (running.size === 0) throw new Error(`Nothing can run: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race([...running.values()].map(({ done }) => done));
    }
  }
  await Promise.all([...running.values()].map(({ done }) => done));
  return stages.flatMap(({ name }) => outcomes.get(name) ?? []);
}

/** The first waiting stage that may start now. Stages marked as alone wait for the others. */
function nextStage(waiting: Stage[], done: Map<string, Outcome>, running: Stage[], width: number): Stage | undefined {
  if (running.length >= width || running.some(({ alone }) => alone)) return undefined;
  const isReady = ({ needs = [] }: Stage) => needs.every((need) => done.has(need));
  const together = waiting.find((stage) => !stage.alone && isReady(stage));
  if (together || running.length > 0) return together;
  return waiting.find(isReady);
}

const indent = (text: string): string => text.replaceAll(/^/gm, '    ');
