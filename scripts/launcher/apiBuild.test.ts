import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inputs } from './apiBuild.ts';
import { sources } from './development.ts';
import { inRepository } from './repository.ts';

/** The packages of the repository that a workspace runs, and those that they run. */
function runBy(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const own = Object.keys(manifest.dependencies ?? {}).filter(
    (name) => name.startsWith('@vetka/') && name !== '@vetka/api',
  );
  const folders = own.map((name) => name.replace('@vetka/', 'packages/'));
  return [...folders, ...folders.flatMap(runBy)];
}

const bundled = new Set([...runBy('apps/api'), ...runBy('apps/demo')]);

test('a change of each package of the API makes a new bundle, and restarts the API of `pnpm dev`', () => {
  expect(bundled).toContain('packages/tracing');
  expect([...bundled].filter((folder) => !inputs.includes(folder))).toEqual([]);
  expect([...bundled].filter((folder) => !sources.api.includes(`${folder}/src`))).toEqual([]);
});
