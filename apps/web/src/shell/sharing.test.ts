import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', '**/*.gen.ts'] });

/** The files that a file imports, dynamic imports included. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  const add = (specifier: unknown) => {
    if (typeof specifier === 'string' && specifier.startsWith('.')) found.push(specifier);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source.value),
    ExportNamedDeclaration: ({ source }) => add(source?.value),
    ImportExpression: ({ source }) => add(source.type === 'Literal' ? source.value : undefined),
  }).visit(parseSync(file, readFileSync(path.join(src, file), 'utf8')).program);
  return found.map((specifier) => path.join(path.dirname(file), specifier));
}

const importers = new Map<string, string[]>();
for (const file of files)
  for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);

/** The users of a file of the shell: the names of features, and `site` for routes and entry files. */
function usersOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const users = (importers.get(file) ?? []).map((importer) => {
    const [area, name = ''] = importer.split(path.sep);
    if (area === 'features') return new Set([name]);
    return area === 'shell' ? usersOf(importer, seen) : new Set(['site']);
  });
  return new Set(users.flatMap((each) => [...each]));
}

test('a file that only one feature uses belongs to that feature, not to the shell', () => {
  const shell = files.filter((file) => file.startsWith('shell'));
  expect(shell.length).toBeGreaterThan(100);
  const misplaced = shell.flatMap((file) => {
    const users = [...usersOf(file)];
    return users.length === 1 && users[0] !== 'site' ? `${file}: only ${users[0]}` : [];
  });
  expect(misplaced).toEqual([]);
});
