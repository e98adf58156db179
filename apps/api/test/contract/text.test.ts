import { describe, expect, it } from 'vitest';
import { startTestApp } from '../app.ts';
import { operationsOf, type Operation } from './operations.ts';
import { headersOf, pathOf, sampleOf } from './sample.ts';

const api = await startTestApp();
const operations = operationsOf(api.app);

type Json = Record<string, unknown>;

/** Every copy of the value in which one string is replaced by `bad`, and one with `bad` as a key. */
function spoiled(value: unknown, bad: string): unknown[] {
  if (typeof value === 'string') return [bad];
  if (Array.isArray(value)) return value.flatMap((part) => spoiled(part, bad).map((each) => [each]));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value as Json).flatMap(([key, part]) =>
    spoiled(part, bad).map((each) => ({ ...value, [key]: each })),
  );
  return [{ ...value, [bad]: 1 }, ...inner];
}

/** A query with the required and the given parameters. */
const queryOf = ({ parameters }: Operation, given: Record<string, string> = {}): string => {
  const declared = parameters.filter((each) => each.in === 'query' && each.required);
  const required = Object.fromEntries(declared.map((each) => [each.name, String(sampleOf(each.schema))]));
  return new URLSearchParams({ ...required, ...given }).toString();
};

const stringsIn = (operation: Operation, place: 'path' | 'query') =>
  operation.parameters.filter((each) => each.in === place && each.schema.type === 'string');

const people = await api.signIn();
const ask = async (
  operation: Operation,
  url: string,
  body: unknown = operation.body && sampleOf(operation.body),
  { visitor } = people,
) => {
  const { statusCode, body: text } = await api.app.inject({
    method: operation.method,
    url,
    headers: { ...headersOf(operation), ...(body !== undefined && { 'content-type': 'application/json' }) },
    cookies: Object.fromEntries(visitor.cookies),
    remoteAddress: api.visitor().ip,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { statusCode, text };
};

const bads = {
  NUL: 'a\0b',
  'a lone surrogate': 'a\uD800b',
  'an escape character': 'a\u001B[31mb',
  'an override of the direction': 'a\u202Eb',
  'only zero-width characters': '\u200B\u2060',
  'a pile of marks': `a${'\u0335'.repeat(9)}`,
};

// Refused requests count towards the limits of a person.
const cases = await Promise.all(
  Object.entries(bads).map(async ([name, bad]) => ({ name, bad, person: await api.signIn() })),
);

describe.each(cases)('$name', ({ bad, person }) => {
  const inBodies = operations.flatMap((operation) =>
    operation.body
      ? spoiled(sampleOf(operation.body), bad).map((body, index) => ({ id: operation.id, index, operation, body }))
      : [],
  );

  it.each(inBodies)('is refused in place $index of the body of $id', async ({ operation, body }) => {
    expect(await ask(operation, pathOf(operation), body, person)).toMatchObject({ statusCode: 422 });
  });
});

describe('NUL', () => {
  // A form is required before the path and the query are read.
  const withoutForm = operations.filter(({ form }) => form === undefined);
  const inPaths = withoutForm.flatMap((operation) =>
    stringsIn(operation, 'path')
      // Text that is not a date matches nothing, whatever it contains.
      .filter(({ schema }) => schema.format === undefined)
      .map(({ name }) => ({ id: operation.id, name, operation })),
  );
  const inQueries = withoutForm.flatMap((operation) =>
    stringsIn(operation, 'query').map(({ name }) => ({ id: operation.id, name, operation })),
  );

  it.each(inPaths)('is refused in {$name} of $id', async ({ operation, name }) => {
    const { statusCode, text } = await ask(operation, `${pathOf(operation, { [name]: 'a\0b' })}?${queryOf(operation)}`);
    expect(statusCode).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ errors: { [name]: ['Недопустимые символы'] } });
  });

  it.each(inQueries)('is refused in ?$name= of $id', async ({ operation, name }) => {
    const { statusCode } = await ask(operation, `${pathOf(operation)}?${queryOf(operation, { [name]: 'a\0b' })}`);
    expect(statusCode).toBe(422);
  });
});

describe('a list of commas only', () => {
  const lists = ['service', 'category', 'flower', 'colour', 'occasion', 'size'];
  const all = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'colour'));

  it.each(all)('does not filter in $id', async (operation) => {
    const query = new URLSearchParams(lists.map((name) => [name, ', ,']));
    const path = pathOf(operation);
    const plain = await ask(operation, path);
    expect(plain.statusCode).toBeLessThan(500);
    expect(await ask(operation, `${path}?${query}`)).toEqual(plain);
  });
});

describe('an unknown path', () => {
  it.each(['products/%ff', `products/${'a'.repeat(301)}`, `services/${'a'.repeat(5000)}`])(
    '%.20s is not found',
    async (path) => {
      const { status, body } = await api.visitor().get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: 'Ничего не найдено' });
    },
  );
});
