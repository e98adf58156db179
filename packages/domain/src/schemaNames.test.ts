import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Exported {
  file: string;
  name: string;
  schema: Record<string, unknown>;
}

const isSchema = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && '~kind' in value;

async function schemasIn(file: string): Promise<Exported[]> {
  const exported = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, schema]) => (isSchema(schema) ? [{ file, name, schema }] : []));
}

const files = globSync('*/schema.ts', { cwd: import.meta.dirname });
const exported = (await Promise.all(files.map(schemasIn))).flat();
/** The parts of these are described one by one, as parameters. */
const isSplit = (name: string): boolean => /(?:Query|Params|Headers)$/.test(name);
const isEntity = ({ name, schema }: Exported): boolean =>
  !isSplit(name) && (schema.type === 'object' || 'enum' in schema) && !('patternProperties' in schema);

test.each(exported.filter(isEntity))(
  '$name in $file has this name in the description of the API',
  ({ name, schema }) => {
    expect(schema.title).toBe(name);
  },
);

test('no two schemas share a name', () => {
  const names = exported.flatMap(({ schema: { title } }) => (typeof title === 'string' ? [title] : []));
  expect(names.length).toBeGreaterThan(100);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
