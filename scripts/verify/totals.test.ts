import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';
import { TestsFailed, countsOfFailure, countsOfSuccess, totalsLine } from './stage.ts';

const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });

test('counts the tests of Vitest', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  expect(countVitest(vitest(1, 1, [file]))).toEqual({ passed: 1, failed: 1 });
});

test('a file that Vitest could not load is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(countVitest(vitest(4, 0, [broken]))).toEqual({ passed: 4, failed: 1 });
});

test('in Playwright a flaky test and a file that did not load are failures', () => {
  const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test('a check without tests counts as one', () => {
  expect(countsOfSuccess()).toEqual({ passed: 1, failed: 0 });
});

test('a stage that ran no test has failed', () => {
  expect(() => countsOfSuccess({ passed: 0, failed: 0 })).toThrow('No test was run.');
});

test('a stage that ended well but reports failures has failed', () => {
  expect(() => countsOfSuccess({ passed: 3, failed: 1 })).toThrow(TestsFailed);
});

test('a failed stage counts at least one failure', () => {
  expect(countsOfFailure(new Error('broken'))).toEqual({ passed: 0, failed: 1 });
  expect(countsOfFailure(new TestsFailed({ passed: 7, failed: 0 }, 'crashed at the end'))).toEqual({
    passed: 7,
    failed: 1,
  });
  expect(countsOfFailure(new TestsFailed({ passed: 7, failed: 2 }, ''))).toEqual({ passed: 7, failed: 2 });
});

test('the last line sums all stages', () => {
  expect(
    totalsLine([
      { passed: 3, failed: 0 },
      { passed: 1, failed: 2 },
    ]),
  ).toBe('4 passed, 2 failed');
  expect(totalsLine([])).toBe('0 passed, 0 failed');
});
