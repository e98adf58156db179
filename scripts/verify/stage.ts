/** How many tests of a stage passed and failed. A check without tests of its own counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed only when retried, with their first failure. */
  unsteady?: string[];
  /** How long each test took. */
  timings?: Timing[];
}

/** How long one test took, retries included (ms). */
export interface Timing {
  test: string;
  duration: number;
}

/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** Names of stages that must succeed first; otherwise this one fails without running. */
  needs?: string[];
  /** Runs without other stages, which would distort its measurements. */
  alone?: boolean;
  /**
   * Does the work.
   * @returns counts for a stage that counts its tests, nothing for a check that counts as one test
   * @throws when the stage failed; the message is printed
   */
  run(signal: AbortSignal): Promise<Counts | void>;
}

/** A stage whose tests ran, with some failures. */
export class TestsFailed extends Error {
  readonly counts: Counts;

  constructor(counts: Counts, output: string) {
    super(output);
    this.counts = counts;
  }
}

/** The result of a stage. */
export interface Outcome extends Counts {
  name: string;
}

/** Counts for a stage that threw: at least one failure, even if its reports have none. */
export function countsOfFailure(error: unknown): Counts {
  if (!(error instanceof TestsFailed)) return { passed: 0, failed: 1 };
  return { ...error.counts, failed: Math.max(1, error.counts.failed) };
}

/** Counts for a stage that succeeded. A stage that ran no test proves nothing and fails. */
export function countsOfSuccess(counts: Counts | void): Counts {
  if (!counts) return { passed: 1, failed: 0 };
  if (counts.failed > 0) throw new TestsFailed(counts, 'Tests failed.');
  if (counts.passed === 0) throw new Error('No test was run.');
  return counts;
}

/** The last line of `npm test`. */
export function totalsLine(outcomes: Counts[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** How many tests of a run may pass only when retried. More cannot be blamed on a busy machine. */
const unsteadyLimit = 3;

/** The outcome of the retried tests, listed next to those of the stages. */
export function steadiness(outcomes: Outcome[]): Outcome {
  const isSteady = outcomes.flatMap(({ unsteady = [] }) => unsteady).length <= unsteadyLimit;
  return { name: 'steadiness', passed: isSteady ? 1 : 0, failed: isSteady ? 0 : 1 };
}

/** The slowest tests of all stages, one line each. */
export function slowestTests(outcomes: Outcome[], count = 20): string[] {
  return outcomes
    .flatMap(({ name, timings = [] }) => timings.map((timing) => ({ ...timing, name })))
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ name, test, duration }) => `  ${(duration / 1000).toFixed(1).padStart(6)} s  ${name}: ${test}`);
}
