import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';
import { TestsFailed, countsOfFailure, countsOfSuccess, slowestTests, steadiness, totalsLine } from './stage.ts';

const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });

test('counts the tests of Vitest', () => {
  const file = {
    status: 'failed',
    assertionResults: [
      { status: 'failed', fullName: 'fails twice', failureMessages: ['wrong', 'wrong'] },
      { status: 'passed', fullName: 'passes', failureMessages: [] },
    ],
  };
  expect(countVitest(vitest(1, 1, [file]))).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
});

test('a file that Vitest could not load is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(countVitest(vitest(4, 0, [broken]))).toMatchObject({ passed: 4, failed: 1, unsteady: [] });
});

test('a test that Vitest retried is named with its first failure', () => {
  const repeated = { status: 'passed', fullName: 'a toast leaves', failureMessages: ['expected 1, got 2\n  at toast'] };
  const file = { status: 'passed', assertionResults: [repeated] };
  expect(countVitest(vitest(1, 0, [file]))).toMatchObject({
    passed: 1,
    failed: 0,
    unsteady: ['a toast leaves: expected 1, got 2'],
  });
});

test('in Playwright a file that did not load is a failure, and a retried test is named', () => {
  const flaky = { status: 'flaky', projectName: 'phone', results: [{ error: { message: 'no button\nmore' } }, {}] };
  const spec = { title: 'buys', tests: [flaky, { status: 'expected', projectName: 'desktop', results: [{}] }] };
  const report = JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [{}],
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  });
  expect(countPlaywright(report)).toMatchObject({ passed: 6, failed: 2, unsteady: ['buys (phone): no button'] });
});

test('the slowest tests of all stages are named, slowest first', () => {
  const file = {
    status: 'passed',
    assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: [], duration: 20 }],
  };
  const spec = {
    title: 'buys',
    tests: [{ status: 'flaky', projectName: 'phone', results: [{ duration: 900 }, { duration: 600 }] }],
  };
  const report = JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 1 },
    errors: [],
    suites: [{ specs: [spec] }],
  });
  const outcomes = [
    { name: 'unit', ...countVitest(vitest(1, 0, [file])) },
    { name: 'e2e', ...countPlaywright(report) },
  ];
  expect(slowestTests(outcomes).map((line) => line.trim())).toEqual(['1.5 s  e2e: buys (phone)', '0.0 s  unit: adds']);
  expect(slowestTests(outcomes, 1)).toHaveLength(1);
});

test('more flaky tests than a busy machine explains are a failure', () => {
  const outcome = (count: number) => ({
    name: 'e2e',
    passed: 20,
    failed: 0,
    unsteady: Array.from({ length: count }, (_, index) => `test ${index}`),
  });
  expect(steadiness([outcome(1), outcome(2)])).toMatchObject({ failed: 0, passed: 1 });
  expect(steadiness([outcome(2), outcome(2)])).toMatchObject({ failed: 1, passed: 0 });
});

test('a check without tests counts as one', () => {
  expect(countsOfSuccess()).toEqual({ passed: 1, failed: 0 });
});

test('a stage that ran no test fails', () => {
  expect(() => countsOfSuccess({ passed: 0, failed: 0 })).toThrow('No test was run.');
});

test('a stage that exits successfully but reports failures fails', () => {
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
