import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, listFiles } from './fingerprint.ts';
import { isApiInput } from './apiBuild.ts';
import { isSiteInput } from './site.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vetka-fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one');
  writeFileSync(join(root, 'src/deep/b.ts'), 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

test('lists files of a folder and its subfolders in a stable order', () => {
  expect(listFiles(root, 'src')).toEqual(['src/a.ts', 'src/deep/b.ts']);
});

test('returns nothing for a missing folder', () => {
  expect(listFiles(root, 'gone')).toEqual([]);
});

test('stays the same while nothing changes', () => {
  expect(fingerprint(root, ['src'])).toBe(fingerprint(root, ['src']));
});

test('changes when a file changes', () => {
  const before = fingerprint(root, ['src']);
  writeFileSync(join(root, 'src/a.ts'), 'three');
  expect(fingerprint(root, ['src'])).not.toBe(before);
});

test('changes when a file is renamed', () => {
  const before = fingerprint(root, ['src']);
  rmSync(join(root, 'src/a.ts'));
  writeFileSync(join(root, 'src/c.ts'), 'one');
  expect(fingerprint(root, ['src'])).not.toBe(before);
});

test('changes when text moves from one file into the next', () => {
  const before = fingerprint(root, ['src']);
  writeFileSync(join(root, 'src/a.ts'), 'on');
  writeFileSync(join(root, 'src/deep/b.ts'), 'etwo');
  expect(fingerprint(root, ['src'])).not.toBe(before);
});

test('changes with the version of Node', () => {
  expect(fingerprint(root, ['src'], 'v24')).not.toBe(fingerprint(root, ['src'], 'v25'));
});

test('ignores files that do not count', () => {
  const withoutTests = () => fingerprint(root, ['src'], '', (path) => !path.endsWith('.test.ts'));
  const before = withoutTests();
  writeFileSync(join(root, 'src/a.test.ts'), 'test');
  expect(withoutTests()).toBe(before);
});

test.each(['apps/web/src/routes/index.tsx', 'packages/ui/src/styles/tokens.ts', 'apps/web/package.json'])(
  'rebuilds the site when %s changes',
  (path) => expect(isSiteInput(path)).toBe(true),
);

test.each([
  'apps/web/dist',
  'packages/ui/node_modules',
  'apps/web/.tanstack',
  'apps/web/src/routeTree.gen.ts',
  'packages/ui/src/components/Button/Button.stories.tsx',
  'packages/domain/src/money/money.test.ts',
  'packages/ui/src/components/Button/Button.docs.ts',
  'packages/machines/notes.mdx',
])('keeps the built site when %s changes', (path) => expect(isSiteInput(path)).toBe(false));

test.each(['apps/api/src/app.ts', 'packages/domain/src/date/index.ts', 'apps/demo/package.json'])(
  'rebuilds the API when %s changes',
  (path) => expect(isApiInput(path)).toBe(true),
);

test.each([
  'apps/api/dist',
  'apps/api/test',
  'apps/api/src/app.test.ts',
  'apps/api/openapi.json',
  'apps/demo/README.md',
])('keeps the built API when %s changes', (path) => expect(isApiInput(path)).toBe(false));
