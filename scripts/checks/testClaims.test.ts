import { describe, expect, it } from 'vitest';
import { claimsOf, leadingId } from './testClaims.ts';

const read = (source: string) => claimsOf(source, 'a.test.ts');

describe('an id is claimed', () => {
  it.each([
    ['by the title of a test that asserts', `test('OVL-01: opens', () => expect(1).toBe(1));`],
    ['by the title of a test that calls an asserting helper', `it('OVL-01: opens', () => site.expectOpen());`],
    ['by the title of a step', `test('opens', async () => test.step('OVL-01: opens', () => expect(1).toBe(1)));`],
    ['by a step of a story', `const A = { play: ({ step }) => step('OVL-01: opens', () => expect(1).toBe(1)) };`],
    ['by the name of a story', `export const A: Story = { name: 'OVL-01: opens', play: () => expect(1).toBe(1) };`],
    ['by the message of an assertion', `test('opens', () => expect(1, 'OVL-01: opens').toBe(1));`],
    ['by the message of a poll', `test('opens', () => expect.poll(() => 1, { message: 'OVL-01: opens' }).toBe(1));`],
    ['by an argument of an asserting helper', `test('opens', () => expectPages([['OVL-01', '/']]));`],
    ['by a row of a table', `test.each([['OVL-01', 1]])('%s: opens', (_, one) => expect(one).toBe(1));`],
    ['by a named row', `const rows = [{ id: 'OVL-01' }]; it.each(rows)('$id: opens', () => expect(1).toBe(1));`],
  ])('%s', (_, source) => {
    expect(read(source)).toEqual({ ids: ['OVL-01'], problems: [] });
  });
});

describe('an id is refused', () => {
  it.each([
    [
      'several in a title',
      `test('OVL-01, OVL-02: opens', () => expect(1).toBe(1));`,
      '“OVL-01, OVL-02” claims several',
    ],
    ['a run in a title', `test('OVL-01…03: opens', () => expect(1).toBe(1));`, '“OVL-01…03” claims several'],
    ['a test without an assertion', `test('OVL-01: opens', () => open());`, 'OVL-01 has no assertion of its own'],
    ['a story without one', `const A = { name: 'OVL-01: a', play: () => open() };`, 'OVL-01 has no assertion'],
    ['a matcher is no assertion', `test('OVL-01: a', () => open(expect.any(String)));`, 'OVL-01 has no assertion'],
    [
      'a test whose assertions all belong to others',
      `test('OVL-01: opens', () => expect(1, 'OVL-02: as well').toBe(1));`,
      'OVL-01 has no assertion of its own',
    ],
    [
      'a test whose assertions all stand in steps of others',
      `test('OVL-01: opens', () => test.step('OVL-02: as well', () => expect(1).toBe(1)));`,
      'OVL-01 has no assertion of its own',
    ],
    ['a hole of a title', `test(\`\${isOne ? 'OVL-01: ' : ''}opens\`, () => expect(1).toBe(1));`, '“OVL-01” stands'],
    ['a group', `describe('OVL-01: overlays', () => {});`, '“OVL-01” stands where nothing is asserted'],
    ['a constant', `const covers = 'OVL-01, OVL-02';`, '“OVL-01, OVL-02” stands where nothing is asserted'],
    ['a table that no title names', `it.each([['OVL-01']])('opens', () => expect(1).toBe(1));`, '“OVL-01” stands'],
    ['a story that does not play', `const A = { name: 'OVL-01: a' };`, '“OVL-01” stands where nothing is asserted'],
  ])('in %s', (_, source, problem) => {
    expect(read(source).problems).toEqual([expect.stringContaining(problem)]);
    expect(read(source).problems[0]).toMatch(/^1: /);
  });
});

it('assertions of a step without an id belong to the enclosing test', () => {
  expect(read(`test('OVL-01: a', () => test.step('first', () => expect(1).toBe(1)));`).problems).toEqual([]);
});

it('comments and tests that do not run are ignored', () => {
  const source = `
    // 'OVL-01: a comment'
    describe.skip('OVL-02: not run', () => {});
    test.todo('OVL-03: not written');
    test.skip.each([1])('OVL-04: not run either', () => {});
  `;
  expect(read(source)).toEqual({ ids: [], problems: [] });
});

it('a file that does not parse is named', () => {
  expect(() => read('test(')).toThrow('a.test.ts');
});

it.each([
  ['OVL-06: opens nothing', 'OVL-06'],
  ['RTE-02', 'RTE-02'],
  ['STA-33, ROL-06: connects', 'STA-33, ROL-06'],
  ['STA-03…05, ERR-01: says so', 'STA-03…05, ERR-01'],
  ['is not as OVL-06: says', undefined],
  ['OVL-06 opens nothing', undefined],
])('“%s” starts with %s', (text, id) => expect(leadingId(text)).toBe(id));
