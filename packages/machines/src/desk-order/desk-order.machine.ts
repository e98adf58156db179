import type { DeskStepType } from '@vetka/domain/desk';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from '../actors/index.ts';
import { afterStep, answered, asksQuestion, isAsked, requestOf, stepRefusalOf } from './desk-order.rules.ts';
import type {
  DeskOrderContext,
  DeskOrderEmitted,
  DeskOrderEvent,
  DeskQuestion,
  OrderAtDesk,
  StepDetails,
  StepOutcome,
  StepRefusal,
  StepRequest,
} from './desk-order.types.ts';

const requestIn = ({ request }: DeskOrderContext): StepRequest => {
  if (!request) throw new Error('deskOrderMachine has no step to send');
  return request;
};

const orderAfter = ({ order, request }: DeskOrderContext, outcome: StepOutcome): OrderAtDesk => {
  if (outcome.kind === 'done') return outcome.order;
  return request ? afterStep(order, request.step) : order;
};

/** The seller's side of an order service: one step at a time, with its question and its outcome. */
export const deskOrderMachine = setup({
  types: {
    input: {} as { order: OrderAtDesk },
    context: {} as DeskOrderContext,
    events: {} as DeskOrderEvent,
    emitted: {} as DeskOrderEmitted,
  },
  actors: { send: unprovided<StepOutcome, StepRequest>('deskOrderMachine', 'send') },
  guards: {
    isAsked: ({ context }, question: DeskQuestion) => isAsked(context, question),
    isRefused: ({ context }) => context.refusal !== null,
    isTaken: (_, { error }: { error: unknown }) => stepRefusalOf(error).isTaken,
    isDone: (_, { outcome }: { outcome: StepOutcome }) => outcome.kind === 'done',
    isNewer: ({ context }, { order }: { order: OrderAtDesk }) => order.version > context.order.version,
  },
  actions: {
    begin: assign(({ context }, event: Extract<DeskOrderEvent, { type: 'desk.step' }>) => ({
      request: requestOf(context.order, event),
      refusal: null,
    })),
    keepAnswer: assign(({ context }, { details }: { details: StepDetails }) => ({
      request: answered(requestIn(context), details),
      refusal: null,
    })),
    replace: assign((_, { order }: { order: OrderAtDesk }) => ({ order })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: StepOutcome }) => ({
      order: orderAfter(context, outcome),
    })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: stepRefusalOf(error) })),
    forget: assign({ request: null, refusal: null }),
    announceDone: emit(({ context }) => ({
      type: 'desk.done' as const,
      step: requestIn(context).step,
      order: context.order,
    })),
    announceWaiting: emit(({ context }) => ({ type: 'desk.waiting' as const, step: requestIn(context).step })),
    announceRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'desk.refused' as const,
      step: requestIn(context).step,
      refusal: stepRefusalOf(error),
    })),
    announceFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'desk.failed' as const,
      error,
      isInPlace: asksQuestion(context),
    })),
  },
}).createMachine({
  id: 'deskOrder',
  context: ({ input }) => ({ order: input.order, request: null, refusal: null }),
  initial: 'shown',
  on: { 'desk.replace': { actions: { type: 'replace', params: ({ event }) => ({ order: event.order }) } } },
  states: {
    shown: {
      entry: 'forget',
      on: { 'desk.step': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    asking: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: { type: 'isAsked', params: 'reason' }, target: 'confirming' },
            { guard: { type: 'isAsked', params: 'photo' }, target: 'choosingPhoto' },
            { guard: { type: 'isAsked', params: 'courier' }, target: 'choosingCourier' },
            { guard: { type: 'isAsked', params: 'handOver' }, target: 'handingOver' },
            { guard: 'isRefused', target: '#deskOrder.shown' },
            { target: '#deskOrder.sending' },
          ],
        },
        confirming: {},
        choosingPhoto: {},
        choosingCourier: {},
        handingOver: {},
      },
      on: {
        'desk.answer': {
          target: 'sending',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ details: event.details }) },
        },
        'desk.dismiss': 'shown',
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => requestIn(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'shown',
            actions: [{ type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'announceDone'],
          },
          {
            target: 'queued',
            actions: [{ type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'announceWaiting'],
          },
        ],
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceRefused', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'asking',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    queued: {
      on: {
        'desk.step': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } },
        'desk.replace': {
          guard: { type: 'isNewer', params: ({ event }) => ({ order: event.order }) },
          target: 'shown',
          actions: { type: 'replace', params: ({ event }) => ({ order: event.order }) },
        },
        'desk.refuse': {
          target: 'refused',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceRefused', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refused: {
      on: {
        'desk.dismiss': 'shown',
        'desk.step': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof deskOrderMachine>;

const questions: readonly [state: Parameters<Snapshot['matches']>[0], question: DeskQuestion][] = [
  [{ asking: 'confirming' }, 'reason'],
  [{ asking: 'choosingPhoto' }, 'photo'],
  [{ asking: 'choosingCourier' }, 'courier'],
  [{ asking: 'handingOver' }, 'handOver'],
];

/** The current question, and the step that asks it; null without one. */
export const selectQuestion = (snapshot: Snapshot): { question: DeskQuestion; step: DeskStepType } | null => {
  const question = questions.find(([state]) => snapshot.matches(state))?.[1];
  return question ? { question, step: requestIn(snapshot.context).step } : null;
};

export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending');

/** The reason the last step failed; null once the next one starts. */
export const selectRefusal = ({ context }: Snapshot): StepRefusal | null => context.refusal;
