import { ApiError } from '@vetka/api-client/client';
import type { DeskOrder, DeskStepType } from '@vetka/domain/desk';
import {
  deskOrderMachine,
  selectIsSending,
  selectQuestion,
  type DeskQuestion,
  type OrderAtDesk,
  type StepDetails,
  type StepOutcome,
  type StepRefusal,
  type StepRequest,
} from '@vetka/machines/desk-order';
import type { StoredStep } from '@vetka/machines/step-queue';
import { v4 } from 'uuid';
import { createActor, fromPromise } from 'xstate';
import { createStore, type Store } from '../../../shell/store.ts';
import { createStepLine, type StepLine, type StepLineOptions } from './stepLine.ts';

/** The question that a step asks before it is sent, and again when its answer was refused. */
export interface OpenQuestion {
  order: OrderAtDesk;
  question: DeskQuestion;
  step: DeskStepType;
  refusal: StepRefusal | null;
  /** The answer is being sent; the question stays, because the answer may be refused. */
  isSending: boolean;
}

export interface StepsView {
  /** Ids of orders with a step in progress. */
  sending: ReadonlySet<number>;
  question: OpenQuestion | null;
}

/** The desk's reactions to the end of a step. */
export interface StepListeners {
  /** `isAnnounced`: the step was announced while it was held. */
  onDone: (step: StoredStep, order: DeskOrder, isAnnounced: boolean) => void;
  /** The step is held for a moment. `takeBack` returns false when it is too late. */
  onHeld: (order: OrderAtDesk, step: DeskStepType, takeBack: () => boolean) => void;
  onWaiting: (order: OrderAtDesk, step: DeskStepType) => void;
  /** Somebody was faster, or a kept step was refused: the order must be reloaded. */
  onRefused: (order: Pick<OrderAtDesk, 'id' | 'number'>, step: DeskStepType, message: string) => void;
  onFailed: (error: unknown) => void;
  onLogged: (error: unknown) => void;
}

export type DeskStepsOptions = StepListeners & Pick<StepLineOptions, 'storage' | 'send'> & { now?: () => Date };

/** The steps of one person at their desks. */
export interface DeskSteps {
  view: Store<StepsView>;
  /** Steps that wait for the network, and the held one. */
  waiting: Store<readonly StoredStep[]>;
  /** The step that can still be undone. */
  held: Store<StoredStep | null>;
  take: (service: string, order: OrderAtDesk, step: DeskStepType, details?: StepDetails) => void;
  answer: (details: StepDetails) => void;
  dismiss: () => void;
  /** Starts sending. @param network dispatches `online`: the window. Returns a function that stops. */
  start: (network: EventTarget) => () => void;
}

const messageOf = (error: unknown): string => (error instanceof ApiError ? (error.failure.message ?? '') : '');

const asAtDesk = ({ id, number, status, version }: OrderAtDesk): OrderAtDesk => ({ id, number, status, version });

/** Creates the steps of one person. Browser only. */
export function createDeskSteps(options: DeskStepsOptions): DeskSteps {
  const { onDone, onHeld, onWaiting, onRefused, onFailed, now = () => new Date() } = options;
  const view = createStore<StepsView>({ sending: new Set(), question: null });
  const actors = new Map<number, OrderActor>();
  const waiting = createStore<readonly StoredStep[]>([]);
  const held = createStore<StoredStep | null>(null);
  const announced = new Set<string>();
  let line: StepLine | undefined;
  const openLine = (network: EventTarget) =>
    createStepLine({
      ...options,
      network,
      waiting,
      held,
      onSent(step, order) {
        onDone(step, order, announced.delete(step.stepId));
        actors.get(step.orderId)?.send({ type: 'desk.replace', order: asAtDesk(order) });
      },
      onLateRefusal(step, error) {
        const actor = actors.get(step.orderId);
        // A waiting order reports its refusal itself; after a reload there is none.
        if (actor?.getSnapshot().matches('queued')) actor.send({ type: 'desk.refuse', error });
        else onRefused({ id: step.orderId, number: step.number }, step.step, messageOf(error));
      },
    });
  const show = () => view.set(viewOf([...actors.values()], view.get().question));
  const actorOf = (service: string, order: OrderAtDesk): OrderActor => {
    const send = (request: StepRequest) => {
      if (!line) throw new Error('Steps are taken before they can be sent');
      return line.run({ ...request, service, number: order.number, takenAt: now().toISOString() });
    };
    const actor = startOrder(order, send);
    actor.on('desk.waiting', ({ step }) => {
      const kept = held.get();
      if (kept?.orderId !== order.id) return onWaiting(order, step);
      announced.add(kept.stepId);
      onHeld(order, step, () => line?.takeBack(kept.stepId) ?? false);
    });
    actor.on('desk.failed', ({ error, isInPlace }) => {
      if (!isInPlace) onFailed(error);
    });
    actor.on('desk.refused', ({ step, refusal }) => onRefused(order, step, refusal.message));
    actor.subscribe(show);
    actors.set(order.id, actor);
    return actor;
  };
  const asking = () => [...actors.values()].find((actor) => selectQuestion(actor.getSnapshot()));
  return {
    view,
    waiting,
    held,
    take(service, order, step, details) {
      const actor = actors.get(order.id) ?? actorOf(service, asAtDesk(order));
      actor.send({ type: 'desk.replace', order: asAtDesk(order) });
      actor.send({ type: 'desk.step', step, stepId: v4(), ...(details && { details }) });
    },
    answer: (details) => asking()?.send({ type: 'desk.answer', details }),
    dismiss: () => asking()?.send({ type: 'desk.dismiss' }),
    start(network) {
      const opened = openLine(network);
      line = opened;
      return () => {
        opened.stop();
        for (const actor of actors.values()) actor.stop();
        actors.clear();
      };
    },
  };
}

const startOrder = (order: OrderAtDesk, send: (request: StepRequest) => Promise<StepOutcome>) =>
  createActor(
    deskOrderMachine.provide({
      actors: { send: fromPromise<StepOutcome, StepRequest>(({ input }) => send(input)) },
    }),
    { input: { order } },
  ).start();

type OrderActor = ReturnType<typeof startOrder>;

function viewOf(actors: readonly OrderActor[], last: OpenQuestion | null): StepsView {
  const snapshots = actors.map((actor) => actor.getSnapshot());
  const sending = new Set(snapshots.filter(selectIsSending).map(({ context }) => context.order.id));
  const asked = snapshots.find(selectQuestion);
  const open = asked && selectQuestion(asked);
  if (asked && open) {
    const { order, refusal } = asked.context;
    return { sending, question: { ...open, order, refusal, isSending: false } };
  }
  const isAnswered = last !== null && sending.has(last.order.id);
  return { sending, question: isAnswered ? { ...last, refusal: null, isSending: true } : null };
}
