import { contract, type Call, type CallName } from '@vetka/api-client/contract';
import { expect, test } from 'vitest';
import { matrix } from './access/matrix.ts';
import type { Probe } from './access/probe.ts';
import { sendAsk } from './access/sendAsk.ts';
import { actors, type Actor } from './access/vocabulary.ts';
import { openWorld } from './access/world.ts';

const world = await openWorld();
// Background jobs would be counted too.
await world.api.app.jobs.stop();

/** The most queries of a read, apart from the one that finds the session. */
const most = 3;

/** Calls that ask for more: a payment is started by GET, so this one also writes. */
const more: Partial<Record<CallName, number>> = {
  'order.initPayment': 18,
};

const readers = Object.entries(contract).flatMap(([area, table]) =>
  Object.entries(table)
    .map(([name, call]) => ({ name: `${area}.${name}` as CallName, call: call as Call }))
    .filter(({ call }) => call.method === 'GET'),
);

/** The queries of a read as somebody who may make it. */
async function costFor(actor: Actor, call: Call, probe: Probe): Promise<number> {
  const { ask } = await probe.begin(world);
  await world.api.app.jobs.settled();
  const asked = await world.api.queries.during(async () => {
    expect(await sendAsk(world, call, ask, actor)).toBe('allowed');
  });
  return asked.length - (actor === 'guest' ? 0 : 1);
}

/** The most queries of a read as its owner, whose lists have entries, and as somebody with the most rights. */
async function cost(call: Call, probe: Probe): Promise<number> {
  if (probe.endsSession) return 0;
  const allowed = actors.filter((each) => probe.verdicts[each] === 'allowed');
  const asking = new Set(allowed.filter((each, index) => each === 'owner' || index === allowed.length - 1));
  const costs: number[] = [];
  for (const actor of asking) costs.push(await costFor(actor, call, probe));
  return Math.max(0, ...costs);
}

test.each(readers)('$name makes few queries', async ({ name, call }) => {
  const costs: number[] = [];
  for (const probe of matrix[name]) costs.push(await cost(call, probe));
  expect(Math.max(...costs)).toBeLessThanOrEqual(more[name] ?? most);
  expect(costs.length).toBeGreaterThan(0);
});
