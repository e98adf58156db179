import { describe, expect, it } from 'vitest';
import { coverageLines, readStatements, statementProblems } from './statementRules.ts';

const markdownOf = ({ notShown = '', callsAlone = '', writtenRows = '' } = {}) => `# Statements

## Overlays

- OVL-01 The address opens the sign-in
- OVL-02 Nothing else does

## Products

- PRD-01 The interface is in Russian

## Open: not shown

${notShown}

## Open: shown by calls alone

${callsAlone}

## Open: shown over rows written into the database

${writtenRows}
`;

const problemsOf = (open: Parameters<typeof markdownOf>[0], claims: Record<string, string>) =>
  statementProblems(
    readStatements(markdownOf(open)),
    new Map(Object.entries(claims).map(([id, file]) => [id, [file]])),
  );
const rest = { 'OVL-01': 'a.test.ts', 'PRD-01': 'a.test.ts' };

describe('statements and the tests that claim them', () => {
  it('are complete when each is claimed', () => {
    expect(problemsOf({}, { ...rest, 'OVL-02': 'b.test.ts' })).toEqual([]);
  });

  it('miss one that no test claims', () => {
    expect(problemsOf({}, rest)).toEqual(['no test shows OVL-02: Nothing else does']);
  });

  it('may be listed as not shown until a test claims them', () => {
    const open = { notShown: '- OVL-02 waits for the chat' };
    expect(problemsOf(open, rest)).toEqual([]);
    expect(problemsOf(open, { ...rest, 'OVL-02': 'b.test.ts' })).toEqual(['OVL-02 is listed as not shown: b.test.ts']);
  });

  it('may be listed as shown by calls alone while a test calls them and no browser test shows them', () => {
    const open = { callsAlone: '- OVL-02 no button' };
    expect(problemsOf(open, { ...rest, 'OVL-02': 'apps/api/b.test.ts' })).toEqual([]);
    expect(problemsOf(open, rest)).toEqual(['no test shows OVL-02: Nothing else does']);
    expect(problemsOf(open, { ...rest, 'OVL-02': 'e2e/tests/b.spec.ts' })).toEqual([
      'OVL-02 is listed as shown by calls alone, and a browser test shows it: e2e/tests/b.spec.ts',
    ]);
  });

  it('may be listed as shown over written rows while a test shows them', () => {
    const open = { writtenRows: '- OVL-02 nothing makes such a row' };
    expect(problemsOf(open, { ...rest, 'OVL-02': 'b.test.ts' })).toEqual([]);
    expect(problemsOf(open, rest)).toEqual(['no test shows OVL-02: Nothing else does']);
  });

  it('must not have an invented id, neither in a test nor in the open lists', () => {
    expect(
      problemsOf({ notShown: '- OVL-77 never was' }, { ...rest, 'OVL-02': 'b.test.ts', 'ABC-01': 'c.test.ts' }),
    ).toEqual(['ABC-01 is no statement of docs/statements.md: c.test.ts', 'OVL-77 is left open, and is no statement']);
  });

  it('appear once in the list, and in one of the open lists', () => {
    expect(() => readStatements(`- OVL-01 Again\n${markdownOf()}`)).toThrow('OVL-01 is listed twice');
    const both = { notShown: '- OVL-02 no', writtenRows: '- OVL-02 yes' };
    expect(() => readStatements(markdownOf(both))).toThrow('OVL-02 is listed twice');
    expect(() => readStatements('- OVL-01 Alone')).toThrow('the heading “## Open: not shown” is missing');
  });

  it('count as complete only when none is open', () => {
    const open = { notShown: '- OVL-01 no', callsAlone: '- OVL-02 no button' };
    expect(coverageLines(readStatements(markdownOf(open)))).toEqual([
      'OVL 0 of 2 whole; by calls alone 1, over written rows 0, not shown 1',
      'PRD 1 of 1 whole; by calls alone 0, over written rows 0, not shown 0',
    ]);
  });
});
