import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as tables from '../../src/platform/database/schema/index.ts';
import { startTestApp } from '../app.ts';
import { operationsOf, type Operation } from './operations.ts';
import { headersOf, objectPaths, pathOf, sampleOf } from './sample.ts';

const api = await startTestApp();
const operations = operationsOf(api.app);
const withBody = operations.filter(({ body }) => body !== undefined);

const pgTables = Object.values(tables).filter((each) => is(each, PgTable));
const columns = pgTables.flatMap((table) => Object.keys(getTableColumns(table)));
/** Every column name in camel case, and names commonly used for injection. */
const unknownFields = [...new Set([...columns, 'role', 'is_administration', '__proto__', 'constructor', 'prototype'])];

const unknownField = ['Лишнее поле'];

type Json = Record<string, unknown>;

const objectAt = (body: Json, path: string): Json =>
  path === '' ? body : path.split('.').reduce((each, key) => each[key] as Json, body);

/**
 * The body with every unknown field added to one of its objects. As a defined property, `__proto__` is an ordinary
 * field.
 */
function withUnknownFields(body: Json, path: string): { payload: string; added: string[] } {
  const copy = structuredClone(body);
  const place = objectAt(copy, path);
  const added = unknownFields.filter((name) => !Object.hasOwn(place, name));
  for (const name of added) Object.defineProperty(place, name, { value: 1, enumerable: true });
  return { payload: JSON.stringify(copy), added: added.map((name) => (path === '' ? name : `${path}.${name}`)) };
}

const ask = async ({ visitor }: Awaited<ReturnType<typeof api.signIn>>, operation: Operation, payload: string) => {
  const response = await api.app.inject({
    method: operation.method,
    url: pathOf(operation),
    headers: { ...headersOf(operation), 'content-type': 'application/json' },
    cookies: Object.fromEntries(visitor.cookies),
    remoteAddress: visitor.ip,
    payload,
  });
  return { status: response.statusCode, errors: response.json<{ errors?: object }>().errors };
};

/** A digest of the stored rows, except the last visits of sessions and the counters of limits. */
async function digest(): Promise<unknown> {
  const names = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'guarded_tries') order by 1`,
  );
  return Promise.all(
    names.rows.map(async ({ name }) => {
      const found = await api.db.execute(
        sql`select count(*), md5(string_agg(t::text, ',' order by t::text)) from ${sql.identifier(name)} t`,
      );
      return { name, ...found.rows[0] };
    }),
  );
}

const places = withBody.flatMap((operation) => {
  const body = sampleOf(operation.body ?? {}) as Json;
  return objectPaths(body).map((path) => ({ id: operation.id, path, operation, body }));
});

describe('a body', async () => {
  const person = await api.signIn();

  it('has columns to be tested with', () => {
    expect(unknownFields.length).toBeGreaterThan(150);
    expect(places.map(({ path }) => path)).toContain('orders.0.address');
  });

  it.each(places)('of $id refuses every unknown field at "$path" and changes nothing', async (place) => {
    const { payload, added } = withUnknownFields(place.body, place.path);
    const before = await digest();
    const { status, errors } = await ask(person, place.operation, payload);
    expect(status).toBe(422);
    // For a body with alternatives, the answer lists the errors of each.
    const named = added.map((name) => [name, expect.arrayContaining(unknownField)]);
    expect(errors).toMatchObject(Object.fromEntries(named));
    expect(await digest()).toEqual(before);
  });
});

/** A form that the operation accepts. */
function formOf({ form: schema }: Operation): FormData {
  const form = new FormData();
  if (schema?.properties?.type) form.append('type', 'files');
  form.append('file', new Blob(['text']), 'text.txt');
  return form;
}

describe('a form', async () => {
  const { visitor } = await api.signIn();

  it.each(operations.filter(({ form }) => form))('of $id refuses an unknown field', async (operation) => {
    const payload = formOf(operation);
    payload.append('ownerUserId', '1');
    const response = await api.app.inject({
      method: 'POST',
      url: operation.path,
      cookies: Object.fromEntries(visitor.cookies),
      payload,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { ownerUserId: unknownField } });
  });

  it.each(operations.filter(({ form }) => form))('of $id refuses text in place of the file', async (operation) => {
    const payload = formOf(operation);
    payload.delete('file');
    payload.append('file', 'text');
    const response = await api.app.inject({
      method: 'POST',
      url: operation.path,
      cookies: Object.fromEntries(visitor.cookies),
      payload,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { file: ['Неверный формат'] } });
  });
});

describe('a query', async () => {
  const { visitor } = await api.signIn();

  it.each(operations)('of $id refuses an undeclared parameter', async (operation) => {
    const required = operation.parameters.filter((each) => each.in === 'query' && each.required);
    const query = new URLSearchParams(required.map(({ name, schema }) => [name, String(sampleOf(schema))]));
    query.set('isAdministration', 'true');
    const response = await api.app.inject({
      method: operation.method,
      url: `${pathOf(operation)}?${query}`,
      headers: headersOf(operation),
      cookies: Object.fromEntries(visitor.cookies),
      remoteAddress: visitor.ip,
      ...(operation.body && { payload: sampleOf(operation.body) as object }),
      ...(operation.form && { payload: formOf(operation) }),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { isAdministration: unknownField } });
  });
});
