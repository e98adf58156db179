import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;

/** A pattern bounds the length when it covers the whole text and repeats nothing without end. */
const bounds = (pattern: string): boolean =>
  /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]|\\./g, ''));

const isBounded = ({ maxLength, pattern = '', format, enum: values, const: value }: Schema): boolean =>
  maxLength !== undefined || values !== undefined || value !== undefined || format === 'uuid' || bounds(pattern);

/** Paths of the strings of any length within a schema. */
function endless(schema: Schema, path: string, seen: readonly string[] = []): string[] {
  const { $ref, type, properties = {}, items, anyOf = [] } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : endless(document.components.schemas[name] ?? {}, path, [...seen, name]);
  }
  return [
    ...(type === 'string' && schema.format !== 'binary' && !isBounded(schema) ? [path] : []),
    ...Object.entries(properties).flatMap(([name, each]) => endless(each, `${path}.${name}`, seen)),
    ...(items ? endless(items, `${path}[]`, seen) : []),
    ...anyOf.flatMap((each) => endless(each, path, seen)),
  ];
}

test('every string of a request has a greatest length', () => {
  const requests = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.map(({ name, schema }) => ({ schema, path: `${method} ${path}?${name}` })),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ schema, path: `${method} ${path}` })),
    ]),
  );
  expect(requests.length).toBeGreaterThan(300);
  expect(requests.flatMap(({ schema, path }) => endless(schema, path))).toEqual([]);
});

test.each([
  [{ type: 'string' }, false],
  [{ type: 'string', pattern: '\\S' }, false],
  [{ type: 'string', pattern: '^[a-z]+$' }, false],
  [{ type: 'string', pattern: '^[a-z+*]{1,40}$' }, true],
  [{ type: 'string', maxLength: 4 }, true],
])('%o is bounded: %s', (schema, expected) => {
  expect(isBounded(schema)).toBe(expected);
});
