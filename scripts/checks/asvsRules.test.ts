import { expect, it } from 'vitest';
import { readRows, rowProblems, summaryOf } from './asvsRules.ts';
import { titlesOf } from './testTitles.ts';

const levels = new Map([
  ['V1.1.1', 2],
  ['V1.1.2', 1],
]);
const repository = {
  exists: (path: string) => ['apps/a.test.ts', 'docs/limits.md'].includes(path),
  titles: () => new Set(['refuses guests', 'is %s']),
};
const good = '- V1.1.1 (L2) tested: guests. `apps/a.test.ts` › `refuses guests` › `is %s`';
const other = '- V1.1.2 (L1) built: limits, `docs/limits.md`';

function check(...lines: string[]): string[] {
  const { rows, problems } = readRows(`# Page\n\n${lines.join('\n')}\n`);
  return [...problems, ...rowProblems(rows, levels, repository)];
}

it('accepts rows whose files and tests exist', () => {
  expect(check(good, other)).toEqual([]);
  expect(summaryOf(readRows([good, other].join('\n')).rows)).toBe(
    '2 requirements: 1 tested, 1 built, 0 operator, 0 partly, 0 not met, 0 n/a.',
  );
});

it.each([
  ['a missing row', [good], 'V1.1.2 has no row'],
  ['a row of another level', [good, other.replace('L1', 'L2')], 'V1.1.2 is of level 1'],
  ['a row of level 3', [good, other, '- V1.1.3 (L3) n/a: no'], 'V1.1.3 is no requirement of levels 1 and 2'],
  ['two rows', [good, good, other], 'V1.1.1 has two rows'],
  ['another order', [other, good], 'V1.1.1 is out of order'],
  ['an unknown verdict', [good, other, '- V1.1.2 (L1) met: yes'], 'cannot be read: - V1.1.2 (L1) met: yes…'],
  [
    'a missing file',
    [good, other.replace('limits.md', 'no.md')],
    'V1.1.2 names a file that does not exist: docs/no.md',
  ],
  [
    'a missing test',
    [good.replace('refuses', 'accepts'), other],
    'V1.1.1 names a test that apps/a.test.ts does not have: accepts guests',
  ],
  [
    'a title without a file',
    [good.replace('apps/a.test.ts', 'x'), other],
    'V1.1.1 names a test without its file: is %s',
  ],
  ['no test', ['- V1.1.1 (L2) tested: yes, `docs/limits.md`', other], 'V1.1.1 names no test'],
  ['no file', [good, '- V1.1.2 (L1) built: yes'], 'V1.1.2 names no file'],
  ['a part without the rest', [good, '- V1.1.2 (L1) partly: a half'], 'V1.1.2 does not say what is “Missing: ”'],
])('refuses %s', (_, lines, problem) => {
  expect(check(...lines)).toContain(problem);
});

it('finds the titles of running tests, and of their steps', () => {
  const source = `
    describe('group', () => { it('one', () => {}); test.each([1])('two %s', () => {}); });
    test.skip('left out', () => {});
    describe.skip('left out', () => { it('inside', () => {}); });
    test(\`three \${name}\`, async () => { await test.step('four', () => {}); });
  `;
  expect([...titlesOf(source, 'a.test.ts')]).toEqual(['one', 'two %s', 'three ', 'four']);
});
