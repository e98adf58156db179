import type { Counts, Timing } from './stage.ts';

/** The fields of Vitest's JSON report that we read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[]; duration?: number | null }[];
  }[];
}

/** Counts of a Vitest run from its JSON report. A file that failed before its first test counts as one failure. */
export function countVitest(json: string): Counts {
  const report: VitestReport = JSON.parse(json);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const repeated = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    unsteady: repeated.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
    timings: tests.map(({ fullName, duration }) => ({ test: fullName, duration: duration ?? 0 })),
  };
}

/** The fields of Playwright's JSON report that we read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string }; duration?: number }[] }[];
  }[];
}

/** Counts of a Playwright run from its JSON report. A file that did not load counts as a failure. */
export function countPlaywright(json: string): Counts {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady: suites.flatMap(unsteadyIn),
    timings: suites.flatMap(timingsIn),
  };
}

function timingsIn({ suites = [], specs }: PlaywrightSuite): Timing[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      test: `${title} (${projectName})`,
      duration: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timingsIn)];
}

function unsteadyIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => `${title} (${projectName}): ${firstLine(results[0]?.error?.message)}`),
  );
  return [...own, ...suites.flatMap(unsteadyIn)];
}

const firstLine = (text = '') => text.trim().split('\n', 1).join('');
