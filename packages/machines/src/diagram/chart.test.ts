import { expect, test } from 'vitest';
import { checkoutMachine } from '../checkout/index.ts';
import { machines } from '../testing/machines.ts';
import { declaredStates, declaredTransitions } from '../testing/transitions.ts';
import { chartOf } from './index.ts';

test('a state has its parent, type, initial state and invoked actors', () => {
  const { states } = chartOf(checkoutMachine);
  expect(states[0]).toEqual({
    id: 'checkout',
    key: 'checkout',
    parentId: null,
    kind: 'compound',
    initialId: 'checkout.filling',
    calls: [],
  });
  expect(states.find(({ key }) => key === 'ordering')).toMatchObject({
    parentId: 'checkout',
    kind: 'plain',
    calls: ['createOrder'],
  });
  expect(states.find(({ key }) => key === 'ordered')).toMatchObject({ kind: 'final', calls: [] });
});

test('a transition has its cause, target and actions', () => {
  expect(chartOf(checkoutMachine).transitions).toContainEqual({
    from: 'checkout.ordering',
    to: ['checkout.filling'],
    cause: { kind: 'failed', name: 'createOrder' },
    guard: null,
    actions: ['fail', 'announceFailed'],
  });
});

test.each(machines)('the chart of %s contains every state and every transition', (_, machine) => {
  const { states, transitions } = chartOf(machine);
  expect(states).toHaveLength(declaredStates(machine).length + 1);
  expect(transitions).toHaveLength(declaredTransitions(machine).length);
  const ids = new Set(states.map(({ id }) => id));
  expect(transitions.flatMap(({ from, to }) => [from, ...to]).filter((id) => !ids.has(id))).toEqual([]);
});

test.each(machines)('every actor of %s is invoked by a state or spawned', (_, machine) => {
  const called = new Set(chartOf(machine).states.flatMap(({ calls }) => calls));
  const spawned = new Set(['upload']);
  const provided = Object.keys(machine.implementations.actors ?? {});
  expect(provided.filter((name) => !called.has(name) && !spawned.has(name))).toEqual([]);
});
