import { DEMO_PASSWORD } from '@vetka/demo/seed';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestApp } from '../app.ts';
import { operationsOf, type Operation } from '../contract/operations.ts';
import type { Visitor } from '../visitor.ts';
import { checksOf, type FuzzAnswer } from './checks.ts';
import { actors, formOf, requestsOf, type Actor, type FuzzRequest } from './requests.ts';

/** Requests per operation; the long run uses more. */
const runs = Number(process.env.FUZZ_RUNS ?? 25);
/** The short run is deterministic. */
const seed = Number(process.env.FUZZ_SEED ?? 7);
const patienceMs = 10_000;

const api = await startTestApp({ contents: 'demo', env: { LOGIN_LIMIT: '1000000' } });
const operations = operationsOf(api.app);
const { rows } = await api.db.execute<{ name: string }>(
  sql`select table_name as name from information_schema.tables where table_schema = 'public' and position('_' in table_name) > 0`,
);
const problemsOf = checksOf(
  api.app,
  rows.map(({ name }) => name),
);

async function arrive(actor: Actor): Promise<Visitor> {
  const visitor = api.visitor();
  if (actor === 'guest') return visitor;
  const { status } = await visitor.post('auth/by-password', { login: actor, password: DEMO_PASSWORD });
  expect(status).toBe(200);
  return visitor;
}

const visitors = new Map<Actor, Visitor>();
for (const actor of actors) visitors.set(actor, await arrive(actor));

/** Limits count addresses and sessions, so every request uses a new address. */
async function send({ method }: Operation, { actor, url, headers, payload }: FuzzRequest): Promise<FuzzAnswer> {
  const response = await api.app.inject({
    method,
    url,
    cookies: Object.fromEntries(visitors.get(actor)?.cookies ?? []),
    remoteAddress: api.visitor().ip,
    headers: { ...headers, ...(typeof payload === 'string' && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : formOf(payload) }),
  });
  return { status: response.statusCode, body: response.body };
}

const tooSlow = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs).unref();
  });

/** A parameter may equal a segment of another path, which then answers: `/users/new`. */
const answering = (operation: Operation, url: string): Operation =>
  operations.find(({ method, path }) => method === operation.method && path === url.split('?')[0]) ?? operation;

/** Operations that end or replace the actor's session; the actor then signs in again. */
const endsSession = (id: string): boolean => id.startsWith('session.') || id === 'account.updatePassword';

async function check(operation: Operation, request: FuzzRequest): Promise<void> {
  const answer = await Promise.race([send(operation, request), tooSlow()]);
  const problems = problemsOf(answering(operation, request.url), answer);
  expect({ problems, answer: answer.body.slice(0, 500) }).toMatchObject({ problems: [] });
  const isOver = endsSession(operation.id) && answer.status === 200 && request.actor !== 'guest';
  if (isOver && operation.id !== 'account.updatePassword') visitors.set(request.actor, await arrive(request.actor));
}

it.each(operations)(
  `$method $path conforms to its contract (seed ${seed})`,
  async (operation) => {
    const property = fc.asyncProperty(requestsOf(operation), (request) => check(operation, request));
    await fc.assert(property, { seed, numRuns: runs });
  },
  600_000,
);
