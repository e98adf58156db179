import { orderStatusOf } from '@vetka/domain/order';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { OrderAtDesk } from '../desk-order/index.ts';
import { apiError } from '../testing/api-error.ts';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  selectWaitingSteps,
  stepQueueMachine,
  type StepQueueEmitted,
  type StepQueueEvent,
  type StoredStep,
} from './index.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

const accept: StoredStep = {
  stepId: 'a',
  service: 'myata-i-pion',
  number: 10531,
  orderId: 12,
  step: 'ACCEPT',
  from: 'NEW',
  takenAt: '2026-11-20T10:00:00Z',
};
const begin: StoredStep = { ...accept, stepId: 'b', step: 'START', from: 'ACCEPTED', takenAt: '2026-11-20T10:05:00Z' };
const order: OrderAtDesk = { id: 12, number: 10531, status: orderStatusOf('ACCEPTED'), version: 2 };

const start = (
  answer: (step: StoredStep) => Promise<OrderAtDesk>,
  stored: () => Promise<readonly StoredStep[]> = () => Promise.resolve([]),
) => {
  const clock = new SimulatedClock();
  const sent: StoredStep[] = [];
  const sendStep = fromPromise<OrderAtDesk, StoredStep>(({ input }) => {
    sent.push(input);
    return answer(input);
  });
  const readSteps = fromPromise<readonly StoredStep[], void>(stored);
  const actor = createActor(stepQueueMachine.provide({ actors: { sendStep, readSteps } }), { clock });
  const emitted = startRecorded(actor);
  const waiting = () => selectWaitingSteps(actor.getSnapshot());
  return { actor, clock, emitted, sent, waiting };
};
const done = () => Promise.resolve(order);
const noLine = () => Promise.reject(apiError(0));

test('a step is sent at once while there is a connection', async () => {
  const { actor, emitted, waiting } = start(done);
  await settle();
  actor.send({ type: 'stepQueue.add', step: accept });
  await settle();
  expect(emitted).toEqual([{ type: 'stepQueue.sent', step: accept, order }]);
  expect(waiting()).toEqual([]);
});

test('steps without a connection wait, and are sent once and in order when it returns', async () => {
  let isOnline = false;
  const { actor, emitted, sent, waiting } = start(() => (isOnline ? done() : noLine()));
  await settle();
  for (const step of [accept, begin]) {
    actor.send({ type: 'stepQueue.add', step });
    await settle();
  }
  expect(waiting()).toEqual([accept, begin]);
  expect(emitted).toEqual([
    { type: 'stepQueue.waiting', steps: [accept] },
    { type: 'stepQueue.waiting', steps: [accept, begin] },
  ]);
  isOnline = true;
  sent.length = 0;
  actor.send({ type: 'stepQueue.online' });
  actor.send({ type: 'stepQueue.online' });
  await settle();
  await settle();
  expect(sent).toEqual([accept, begin]);
  expect(waiting()).toEqual([]);
});

test('steps of an earlier page go before the new ones, the oldest first', async () => {
  const { actor, sent } = start(done, () => Promise.resolve([begin, accept]));
  const later = { ...accept, stepId: 'c' };
  actor.send({ type: 'stepQueue.add', step: later });
  await settle();
  await settle();
  await settle();
  await settle();
  expect(sent).toEqual([accept, begin, later]);
});

test('the same step added twice is sent once', async () => {
  const { actor, sent } = start(done, () => Promise.resolve([accept]));
  actor.send({ type: 'stepQueue.add', step: accept });
  await settle();
  await settle();
  expect(sent).toEqual([accept]);
});

test('a refused step is dropped with its reason, and the next one is sent', async () => {
  const error = apiError(409, undefined, { code: 'desk.taken', message: 'Уже принят: Марина Белова, 12:05' });
  const { actor, emitted, waiting } = start(({ stepId }) => (stepId === 'a' ? Promise.reject(error) : done()));
  actor.send({ type: 'stepQueue.add', step: accept });
  actor.send({ type: 'stepQueue.add', step: begin });
  await settle();
  await settle();
  await settle();
  expect(emitted).toEqual([
    { type: 'stepQueue.refused', step: accept, error },
    { type: 'stepQueue.sent', step: begin, order },
  ]);
  expect(waiting()).toEqual([]);
});

test.each([0, 401, 408, 429, 500, 503])('after the answer %i the step stays and is sent again', async (status) => {
  let tries = 0;
  const { actor, clock, emitted, waiting } = start(() =>
    (tries += 1) === 1 ? Promise.reject(apiError(status)) : done(),
  );
  await settle();
  actor.send({ type: 'stepQueue.add', step: accept });
  await settle();
  expect(waiting()).toEqual([accept]);
  clock.increment(15_000);
  await settle();
  expect(emitted.at(-1)).toEqual({ type: 'stepQueue.sent', step: accept, order });
});

test('a storage that cannot be read does not stop the desk', async () => {
  const error = new Error('Хранилище закрыто');
  const { actor, emitted } = start(done, () => Promise.reject(error));
  await settle();
  actor.send({ type: 'stepQueue.add', step: accept });
  await settle();
  expect(emitted).toEqual([
    { type: 'stepQueue.logged', error },
    { type: 'stepQueue.sent', step: accept, order },
  ]);
});

const events = [
  { type: 'stepQueue.add', step: accept },
  { type: 'stepQueue.add', step: begin },
  { type: 'stepQueue.online' },
  { type: 'xstate.done.actor.readSteps', output: [] },
  { type: 'xstate.done.actor.sendStep', output: order },
  { type: 'xstate.error.actor.sendStep', error: apiError(409) },
];

test('every state can be reached', () => {
  const walk = [...events, { type: 'xstate.error.actor.sendStep', error: apiError(0) }];
  const paths = getShortestPaths(stepQueueMachine, { events: walk as never });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(stepQueueMachine.states)));
});

test('every transition is taken', () => {
  expect(untakenTransitions(stepQueueMachine, { events })).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof stepQueueMachine>>().toEqualTypeOf<StepQueueEvent>();
  expectTypeOf<EmittedFrom<typeof stepQueueMachine>>().toEqualTypeOf<StepQueueEmitted>();
  expect(Object.keys(stepQueueMachine.implementations.actors)).toEqual(['readSteps', 'sendStep']);
});
