import { expect, test } from 'vitest';
import { changesetProblems, packagesOf } from './changesetRules.ts';

const changeset = (name: string) => `---\n'${name}': minor\n---\n\nA sentence for its users.\n`;
const released = (changedFiles?: string[]) => ({
  name: '@vetka/ui',
  wasReleased: true,
  ...(changedFiles && { changedFiles }),
});

test('reads the packages of a changeset in any quoting', () => {
  expect(packagesOf(`---\n"@vetka/ui": patch\n'@vetka/domain': major\n---\n\nText: minor\n`)).toEqual([
    '@vetka/ui',
    '@vetka/domain',
  ]);
});

test('a package that was never released needs a changeset', () => {
  const state = [{ name: '@vetka/ui', wasReleased: false }];
  expect(changesetProblems(state, [])).toEqual([
    '@vetka/ui has never been released and has no changeset: run `pnpm changeset`',
  ]);
  expect(changesetProblems(state, [changeset('@vetka/ui')])).toEqual([]);
});

test('a change of the source after a release needs a changeset', () => {
  const state = [released(['packages/ui/README.md', 'packages/ui/src/components/Button/Button.tsx'])];
  expect(changesetProblems(state, [changeset('@vetka/domain')])).toEqual([
    '@vetka/ui changed since its last release and has no changeset: run `pnpm changeset` (packages/ui/src/components/Button/Button.tsx)',
  ]);
  expect(changesetProblems(state, [changeset('@vetka/ui')])).toEqual([]);
});

test.each([
  'packages/ui/README.md',
  'packages/ui/src/a/A.test.ts',
  'packages/ui/src/a/A.stories.tsx',
  'packages/ui/src/a/A.docs.ts',
])('%s needs no changeset', (file) => {
  expect(changesetProblems([released([file])], [])).toEqual([]);
});

test('without the tag of the last release nothing is required', () => {
  expect(changesetProblems([released()], [])).toEqual([]);
});
