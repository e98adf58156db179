import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { declaredTransitions, untakenTransitions } from './transitions.ts';

const door = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'door.knock' } | { type: 'door.shut' } },
  actors: { open: fromPromise(() => Promise.resolve(1)) },
  guards: { isThird: ({ context }) => context.knocks >= 2, never: () => false },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.knock': [
          { guard: 'isThird', target: 'opening' },
          { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        ],
      },
    },
    opening: { invoke: { id: 'open', src: 'open', onDone: 'open', onError: 'shut' } },
    open: { after: { 1000: 'shut' }, on: { 'door.shut': { guard: 'never', target: 'shut' } } },
  },
});
const knock = { type: 'door.knock' };
const opened = { type: 'xstate.done.actor.open', output: 1 };

test('every guarded branch counts as a separate transition', () => {
  expect(declaredTransitions(door)).toHaveLength(6);
});

test('transitions that no path takes are listed', () => {
  expect(untakenTransitions(door, { events: [knock, opened, { type: 'door.shut' }] })).toEqual([
    'door.open · door.shut · 0',
  ]);
  expect(untakenTransitions(door, { events: [opened] })).toEqual([
    'door.shut · door.knock · 0',
    'door.shut · door.knock · 1',
    'door.opening · xstate.done.actor.open · 0',
    'door.opening · xstate.error.actor.open · 0',
    'door.open · door.shut · 0',
    'door.open · xstate.after.1000.door.open · 0',
  ]);
});
