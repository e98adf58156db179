/** How many tests of a stage passed and failed. A check without tests of its own counts as one. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** Names of stages that must have succeeded; otherwise this one fails unrun. */
  needs?: string[];
  /** Runs with nothing beside it: what it measures would suffer. */
  alone?: boolean;
  /**
   * Does the work.
   * @returns counts for a stage that counts its tests, nothing for a check that is one test
   * @throws when the stage failed; the message is printed
   */
  run(signal: AbortSignal): Promise<Counts | void>;
}

/** A stage whose tests ran and were counted, some of them failing. */
export class TestsFailed extends Error {
  readonly counts: Counts;

  constructor(counts: Counts, output: string) {
    super(output);
    this.counts = counts;
  }
}

/** What became of a stage. */
export interface Outcome extends Counts {
  name: string;
}

/** What is counted for a stage that threw: at least one failure, whatever its own reports say. */
export function countsOfFailure(error: unknown): Counts {
  if (!(error instanceof TestsFailed)) return { passed: 0, failed: 1 };
  return { passed: error.counts.passed, failed: Math.max(1, error.counts.failed) };
}

/** Counts of a stage that ended well. One that found no test at all has not shown anything, and fails. */
export function countsOfSuccess(counts: Counts | void): Counts {
  if (!counts) return { passed: 1, failed: 0 };
  if (counts.failed > 0) throw new TestsFailed(counts, 'Tests failed.');
  if (counts.passed === 0) throw new Error('No test was run.');
  return counts;
}

/** The last line of `npm test`. */
export function totalsLine(outcomes: Counts[]): string {
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
