import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parts } from '../theming/parts.ts';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const code = globSync('{components,internal,desk,patterns}/**/*.tsx', { cwd: source })
  .filter((file) => !file.includes('.stories.'))
  .map((file) => readFileSync(source + file, 'utf8'))
  .join('\n');

const named = new Set(
  [...code.matchAll(/'?data-part'?[=:] ?["'](?<name>[a-z-]+)["']/g)].map(({ groups }) => groups?.['name'] ?? ''),
);

test('every part that a component names is in the list for applications, and nothing else', () => {
  expect(named).toEqual(new Set(parts.map(({ name }) => name)));
});

test('every component with named parts exists', () => {
  const folders = new Set(globSync('{components,desk}/*', { cwd: source }).map((path) => basename(path)));
  expect(parts.flatMap(({ of }) => of).filter((name) => !folders.has(name))).toEqual([]);
});
