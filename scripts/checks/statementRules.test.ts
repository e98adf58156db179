import { describe, expect, it } from 'vitest';
import { coverageLines, readStatements, statementProblems } from './statementRules.ts';
import { idsInTitles, idsOf } from './testTitles.ts';

const markdown = `# Statements

## Overlays

- OVL-01 The address opens the sign-in
- OVL-02 Nothing else does

## Products

- PRD-01 The interface is in Russian

## Not shown by a test yet

`;

const problemsOf = (open: string, ...named: string[]) =>
  statementProblems(readStatements(markdown + open), new Map(named.map((id) => [id, ['a.test.ts']])));

describe('statements and the tests that name them', () => {
  it('are complete when each required one is named, and the other sections are only counted', () => {
    expect(problemsOf('', 'OVL-01', 'OVL-02')).toEqual([]);
    expect(coverageLines(readStatements(markdown), new Map([['OVL-01', ['a']]]))).toEqual([
      'OVL 1 of 2, each required',
      'PRD 0 of 1',
    ]);
  });

  it('miss a required one that no test names', () => {
    expect(problemsOf('', 'OVL-01')).toEqual(['no test names OVL-02: Nothing else does']);
  });

  it('may leave one open with a reason, until a test names it', () => {
    expect(problemsOf('- OVL-02 waits for the chat', 'OVL-01')).toEqual([]);
    expect(problemsOf('- OVL-02 waits for the chat', 'OVL-01', 'OVL-02')).toEqual([
      'OVL-02 is shown now, so take it off the list of open ones: a.test.ts',
    ]);
  });

  it('do not know an invented id, neither in a test nor among the open ones', () => {
    expect(problemsOf('- OVL-77 never was', 'OVL-01', 'OVL-02', 'ABC-01')).toEqual([
      'ABC-01 is no statement of docs/statements.md: a.test.ts',
      'OVL-77 is left open, and is no statement',
    ]);
  });

  it('stand in the list once', () => {
    expect(() => readStatements(`${markdown.split('## Not')[0]}\n- OVL-01 Again`)).toThrow('OVL-01 is there twice');
  });
});

describe('the ids of a title', () => {
  it.each([
    ['OVL-06: opens nothing', ['OVL-06']],
    ['STA-33, ROL-06: connects', ['STA-33', 'ROL-06']],
    ['STA-03…05, ERR-01: says so', ['STA-03', 'STA-04', 'STA-05', 'ERR-01']],
    ['RTE-02', ['RTE-02']],
    ['CRT-01…02, ', ['CRT-01', 'CRT-02']],
    ['is not as OVL-06: says', []],
    ['OVL-06 opens nothing', []],
  ])('%s', (title, ids) => expect(idsOf(title)).toEqual(ids));

  it('are found in titles, tables, constants and stories, and not in comments or in what does not run', () => {
    const source = `
      // 'OVL-01: a comment'
      const covers = 'OVL-02, ' + 'OVL-03';
      const pages = [{ ids: 'RTE-01', path: '/' }];
      test(\`\${covers}: a title of parts\`, () => expect(1).toBe(1));
      it.each([1])(\`OVL-04: \${covers}\`, () => {});
      describe.skip('OVL-05: not run', () => {});
      test.todo('OVL-06: not written');
      test.skip.each([1])('OVL-07: not run either', () => {});
      export const Open: Story = { name: 'DLG-01: a story', render: () => <p>text</p> };
    `;
    expect(idsInTitles(source, 'a.stories.tsx')).toEqual(['OVL-02', 'OVL-03', 'RTE-01', 'OVL-04', 'DLG-01']);
  });

  it('can’t be read from a file that does not parse', () => {
    expect(() => idsInTitles('test(', 'a.test.ts')).toThrow('a.test.ts');
  });
});
