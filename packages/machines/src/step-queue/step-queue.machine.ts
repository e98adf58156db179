import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from '../actors/index.ts';
import type { OrderAtDesk, StepRequest } from '../desk-order/index.ts';
import { isFinalRefusal } from '../failure/failure.ts';

/** How long to wait before the first step is retried without a signal from the network (ms). */
const retryAfterMs = 15_000;

/** A step that the device keeps until the server has answered it. */
export interface StoredStep extends StepRequest {
  /** The service's slug. */
  service: string;
  /** The order's number, for the message about a refusal. */
  number: number;
  /** When the person took it, ISO 8601. */
  takenAt: string;
}

export interface StepQueueContext {
  /** In the order in which they were taken. The first is the next to be sent. */
  steps: readonly StoredStep[];
}

export type StepQueueEvent =
  /** The step is already in the storage of the device. */
  | { type: 'stepQueue.add'; step: StoredStep }
  /** The device has a network again. */
  | { type: 'stepQueue.online' };

export type StepQueueEmitted =
  /** Remove the step from the storage: the server has applied it. */
  | { type: 'stepQueue.sent'; step: StoredStep; order: OrderAtDesk }
  /** There was no response: all these steps stay. */
  | { type: 'stepQueue.waiting'; steps: readonly StoredStep[] }
  /** Remove the step from the storage: the server has refused it. */
  | { type: 'stepQueue.refused'; step: StoredStep; error: unknown }
  /** The storage could not be read. */
  | { type: 'stepQueue.logged'; error: unknown };

const joined = (first: readonly StoredStep[], then: readonly StoredStep[]): StoredStep[] => [
  ...new Map([...first, ...then].map((step) => [step.stepId, step])).values(),
];

const oldestFirst = (steps: readonly StoredStep[]): StoredStep[] =>
  steps.toSorted((one, other) => one.takenAt.localeCompare(other.takenAt));

const firstOf = ({ steps: [first] }: StepQueueContext): StoredStep => {
  if (!first) throw new Error('stepQueueMachine has no step to send');
  return first;
};

/** Steps taken at a desk, stored on the device until the server has answered. Each is sent once and in order. */
export const stepQueueMachine = setup({
  types: {
    context: {} as StepQueueContext,
    events: {} as StepQueueEvent,
    emitted: {} as StepQueueEmitted,
  },
  actors: {
    readSteps: unprovided<readonly StoredStep[], void>('stepQueueMachine', 'readSteps'),
    sendStep: unprovided<OrderAtDesk, StoredStep>('stepQueueMachine', 'sendStep'),
  },
  delays: { retry: retryAfterMs },
  guards: {
    hasSteps: ({ context }) => context.steps.length > 0,
    isRefused: (_, { error }: { error: unknown }) => isFinalRefusal(error),
  },
  actions: {
    // At the end, regardless of its time: the first step may be in flight.
    add: assign(({ context }, { step }: { step: StoredStep }) => ({ steps: joined(context.steps, [step]) })),
    addStored: assign(({ context }, { steps }: { steps: readonly StoredStep[] }) => ({
      steps: joined(oldestFirst(steps), context.steps),
    })),
    drop: assign(({ context }, { step }: { step: StoredStep }) => ({
      steps: context.steps.filter(({ stepId }) => stepId !== step.stepId),
    })),
    announceSent: emit((_, { step, order }: { step: StoredStep; order: OrderAtDesk }) => ({
      type: 'stepQueue.sent' as const,
      step,
      order,
    })),
    announceWaiting: emit(({ context }) => ({ type: 'stepQueue.waiting' as const, steps: context.steps })),
    announceRefused: emit((_, { step, error }: { step: StoredStep; error: unknown }) => ({
      type: 'stepQueue.refused' as const,
      step,
      error,
    })),
    announceLogged: emit((_, { error }: { error: unknown }) => ({ type: 'stepQueue.logged' as const, error })),
  },
}).createMachine({
  id: 'stepQueue',
  context: { steps: [] },
  initial: 'reading',
  on: { 'stepQueue.add': { actions: { type: 'add', params: ({ event }) => ({ step: event.step }) } } },
  states: {
    reading: {
      invoke: {
        id: 'readSteps',
        src: 'readSteps',
        onDone: { target: 'settled', actions: { type: 'addStored', params: ({ event }) => ({ steps: event.output }) } },
        onError: {
          target: 'settled',
          actions: { type: 'announceLogged', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    settled: { always: { guard: 'hasSteps', target: 'sending' } },
    sending: {
      invoke: {
        id: 'sendStep',
        src: 'sendStep',
        input: ({ context }) => firstOf(context),
        onDone: {
          target: 'settled',
          actions: [
            { type: 'announceSent', params: ({ context, event }) => ({ step: firstOf(context), order: event.output }) },
            { type: 'drop', params: ({ context }) => ({ step: firstOf(context) }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'settled',
            actions: [
              {
                type: 'announceRefused',
                params: ({ context, event }) => ({ step: firstOf(context), error: event.error }),
              },
              { type: 'drop', params: ({ context }) => ({ step: firstOf(context) }) },
            ],
          },
          { target: 'waiting', actions: 'announceWaiting' },
        ],
      },
    },
    waiting: {
      after: { retry: 'sending' },
      on: {
        'stepQueue.online': 'sending',
        // A new step triggers an attempt at once.
        'stepQueue.add': {
          target: 'sending',
          actions: { type: 'add', params: ({ event }) => ({ step: event.step }) },
        },
      },
    },
  },
});

/** Steps that the server has not answered yet, the oldest first. */
export const selectWaitingSteps = ({ context }: SnapshotFrom<typeof stepQueueMachine>): readonly StoredStep[] =>
  context.steps;
