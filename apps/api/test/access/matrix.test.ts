import { contract, type Call, type CallName } from '@vetka/api-client/contract';
import { gt, max } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../src/platform/database/schema/index.ts';
import { inlined } from '../contract/inlined.ts';
import { idsNamedBy, idsOf, type Described } from './ids.ts';
import { matrix } from './matrix.ts';
import type { Ask, Probe } from './probe.ts';
import { watchRows } from './rows.ts';
import { sendAsk, type SentAnswer } from './sendAsk.ts';
import { profile } from './writings.ts';
import { actors, hiddenFrom, type Actor } from './vocabulary.ts';
import { openWorld } from './world.ts';

const world = await openWorld();
const rows = await watchRows(world.api.ownerDb);
const { body: document } = await world.visitorOf('guest').get<Described>('openapi.json');
const described = inlined(document);
afterEach(() => profile.make(world));

const calls = Object.entries(contract).flatMap(([area, table]) =>
  Object.entries(table).map(([name, call]) => ({ name: `${area}.${name}` as CallName, call: call as Call })),
);
const asked = new Map<CallName, Ask[]>();

/**
 * A write that only the administration may make leaves one entry in the audit log; no other call leaves any. A person's
 * own second factor is part of signing in.
 */
const isActOfAdministration = (name: CallName, { method }: Call): boolean =>
  method !== 'GET' &&
  !name.startsWith('session.') &&
  matrix[name].every(({ verdicts }) =>
    actors.every((actor) => actor === 'administration' || verdicts[actor] !== 'allowed'),
  );

async function lastEntry(): Promise<number> {
  const [row] = await world.db.select({ id: max(auditEntries.id) }).from(auditEntries);
  return row?.id ?? 0;
}

/** Names of the calls that were recorded. */
async function entriesSince(id: number): Promise<string[]> {
  const found = await world.db.select({ call: auditEntries.call }).from(auditEntries).where(gt(auditEntries.id, id));
  return found.map(({ call }) => call);
}

type Answers = Map<Actor, SentAnswer>;

async function begin(name: CallName, probe: Probe) {
  const begun = await probe.begin(world);
  await world.api.app.jobs.settled();
  asked.set(name, [...(asked.get(name) ?? []), begun.ask]);
  return begun;
}

async function sendAll(call: Call, ask: Ask, senders: readonly Actor[], answers: Answers): Promise<void> {
  for (const actor of senders) answers.set(actor, await sendAsk(world, call, ask, actor));
}

/** A write may consume its object, so each actor gets a new one. */
async function sendEach(name: CallName, call: Call, probe: Probe, senders: readonly Actor[], answers: Answers) {
  for (const actor of senders) {
    const { ask } = await begin(name, probe);
    answers.set(actor, await sendAsk(world, call, ask, actor));
    if (probe.endsSession) await world.signInAgain(actor);
  }
}

describe.each(calls)('$name', ({ name, call }) => {
  test.each(matrix[name])('$title: is available to those the matrix allows', async (probe) => {
    const allowed = actors.filter((actor) => probe.verdicts[actor] === 'allowed');
    const refused = actors.filter((actor) => !allowed.includes(actor));
    const answers: Answers = new Map();
    const before = await lastEntry();
    const { ask } = await begin(name, probe);
    const changed = await rows.changedBy(() => sendAll(call, ask, refused, answers));
    if (call.method === 'GET' && !probe.endsSession) await sendAll(call, ask, allowed, answers);
    else await sendEach(name, call, probe, allowed, answers);
    expect({ ...Object.fromEntries(answers), changed }).toEqual({ ...probe.verdicts, changed: [] });
    expect(await entriesSince(before)).toEqual(isActOfAdministration(name, call) ? allowed.map(() => name) : []);
  });

  const hideable = matrix[name].flatMap((probe) => probe.ways.map((way) => ({ probe, title: probe.title, way })));
  test.each(hideable)('$title: is not found by anyone when hidden ($way)', async ({ probe, way }) => {
    const { ask, hide } = await begin(name, probe);
    await hide(way);
    const answers: Answers = new Map();
    const changed = await rows.changedBy(() => sendAll(call, ask, actors, answers));
    expect({ ...Object.fromEntries(answers), changed }).toEqual({ ...hiddenFrom(probe.verdicts), changed: [] });
  });

  test('has a row for every id it takes', async () => {
    if (!asked.has(name)) for (const probe of matrix[name]) await begin(name, probe);
    const named = new Set((asked.get(name) ?? []).flatMap(idsNamedBy));
    expect(idsOf(described, call).filter((id) => !named.has(id))).toEqual([]);
  });
});

test('every row belongs to an endpoint of the contract', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});
