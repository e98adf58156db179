import type { Operation, Schema } from './operations.ts';

/** A string for each pattern in the document. */
const strings = [
  '1',
  '12',
  '1234',
  '123456',
  '770-001',
  '2026-11-22',
  '2026-11',
  '10:00',
  'abc',
  'abcdefgh',
  '/abc',
  '7707083893',
  '+79161234567',
  '#2e7d32',
  '0123456789abcdef0123456789abcdef',
];

function sampleString({ minLength = 0, maxLength = 1000, pattern, format }: Schema): string {
  if (format === 'date-time') return '2026-11-22T10:00:00.000Z';
  if (format === 'uuid') return '7b1d3c52-0f6a-4a6e-9d55-0a1f6f0f2c11';
  const found = strings.find(
    (text) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? '', 'u').test(text),
  );
  if (found === undefined) throw new TypeError(`No sample string fits the pattern ${pattern}.`);
  return found;
}

const sampleObject = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(schema)]));

/** A deterministic value that the schema accepts: the first alternative, with every optional field. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.type === 'object') return sampleObject(schema);
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'string') return sampleString(schema);
  if (schema.type === 'boolean') return true;
  return schema.minimum ?? 1;
}

/** The operation's path with valid parameters; `change` overrides some of them by name. */
export function pathOf({ path, parameters }: Operation, change: Record<string, string> = {}): string {
  const texts = new Map(parameters.map(({ name, schema }) => [name, change[name] ?? String(sampleOf(schema))]));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts.get(name) ?? ''));
}

/** Valid values of the headers the operation declares. */
export const headersOf = ({ parameters }: Operation): Record<string, string> =>
  Object.fromEntries(
    parameters.filter((each) => each.in === 'header').map(({ name, schema }) => [name, String(sampleOf(schema))]),
  );

/** Paths of every object within a value: `''` is the value itself, then `orders.0`, `orders.0.address`. */
export function objectPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => objectPaths(part, path === '' ? key : `${path}.${key}`));
  return Array.isArray(value) ? inner : [path, ...inner];
}
