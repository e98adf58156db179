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

/**
 * Reads that ask for more: rooms that show several things at once, steps of a payment, and the counts of what waits for
 * the administration, which reads its nine queues so that a count never differs from its room.
 */
const more: Partial<Record<CallName, number>> = {
  'catalog.root': 4,
  'commission.preview': 4,
  'commission.previewEnd': 4,
  'delivery.plan': 9,
  'desk.calendar': 9,
  'desk.order': 12,
  'desk.queue': 4,
  'goods.choices': 4,
  'goods.export': 6,
  'goods.history': 4,
  'goods.import': 5,
  'goods.importReport': 4,
  'goods.importRows': 7,
  'income.list': 4,
  'moderation.waiting': 24,
  'money.commission': 4,
  'money.read': 4,
  'money.register': 6,
  'opening.moderated': 4,
  'order.initPayment': 18,
  'order.making': 5,
  'payout.list': 6,
  'service.offers': 8,
  'statistics.read': 11,
  'storefront.read': 7,
  'team.read': 4,
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
