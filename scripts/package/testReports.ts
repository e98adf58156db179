import { existsSync, readFileSync } from 'node:fs';
import { logFile } from '../launcher/repository.ts';

/** A test's result from the last run of a stage of `npm test`. */
export interface ReportedTest {
  /** Its file, `/` between folders. */
  file: string;
  title: string;
  isPassed: boolean;
  meta: {
    /** The axe reports of a story, one per theme. */
    reports?: { type: string; status: string }[];
    /** The problems found in a story, by kind of check (`test/checks` of the storybook). */
    found?: { words: number; targets: number; pictures: Record<'light' | 'dark', number> };
    /** The musts of the WAI-ARIA practices that a story meets and breaks (`test/practices` of the storybook). */
    practices?: { met: number; broken: number };
  };
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; meta?: ReportedTest['meta'] }[];
  }[];
}

/** The stages whose tests prove thresholds of the kit. */
export type ProvingStage = 'unit' | 'packages' | 'stories';

/** Tests of the last run of a stage; undefined if it has not run in this clone. */
export function readReport(stage: ProvingStage): ReportedTest[] {
  const path = logFile(`verify-${stage}-report`);
  if (!existsSync(path)) return [];
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test): ReportedTest => ({
      file: name,
      title: test.fullName,
      isPassed: test.status === 'passed',
      meta: test.meta ?? {},
    }));
    // A file that did not load has no tests and has failed.
    const isBroken = status === 'failed' && tests.every(({ isPassed }) => isPassed);
    return isBroken ? [...tests, { file: name, title: name, isPassed: false, meta: {} }] : tests;
  });
}
