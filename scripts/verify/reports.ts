import type { Counts } from './stage.ts';

/** What we read of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts of a Vitest run from its JSON report. A file that failed before its first test counts as one failure. */
export function countVitest(json: string): Counts {
  const report: VitestReport = JSON.parse(json);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** What we read of Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * Counts of a Playwright run from its JSON report. A test that passed only when repeated has failed; so has a file
 * that did not load.
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors }: PlaywrightReport = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
