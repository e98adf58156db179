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
  /** The answers that were refused. */
  details: StepDetails;
  /** The answer is being sent; the question stays, because the answer may be refused. */
  isSending: boolean;
}

export interface StepsView {
  /** Ids of orders with a step in progress. */
  sending: ReadonlySet<number>;
  question: OpenQuestion | null;
  /** Why the answers given on the page of an order were refused, by its id. Such an order has no `question`. */
  refusals: ReadonlyMap<number, string>;
}

export interface MissedStep {
  step: DeskStepType;
  message: string;
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
  /** Why kept steps were refused when they were sent at last, by order; until a later step is taken or done. */
  missed: Store<ReadonlyMap<number, MissedStep>>;
  /** The person has read why. */
  forgetMissed: (orderId: number) => void;
  /** Takes a step, or takes it again with other answers after a refusal. */
  take: (service: string, order: OrderAtDesk, step: DeskStepType, details?: StepDetails) => void;
  answer: (details: StepDetails) => void;
  dismiss: () => void;
  /** The page of an order asks its questions itself. Returns a function that ends this. */
  askInPlace: (orderId: number) => () => void;
  /** Starts sending. @param network dispatches `online`: the window. Returns a function that stops. */
  start: (network: EventTarget) => () => void;
}

const messageOf = (error: unknown): string => (error instanceof ApiError ? (error.failure.message ?? '') : '');

const asAtDesk = ({ id, number, status, version }: OrderAtDesk): OrderAtDesk => ({ id, number, status, version });

/** Creates the steps of one person. Browser only. */
export function createDeskSteps(options: DeskStepsOptions): DeskSteps {
  const { onDone, onHeld, onWaiting, onRefused, onFailed, now = () => new Date() } = options;
  const view = createStore<StepsView>({ sending: new Set(), question: null, refusals: new Map() });
  const actors = new Map<number, OrderActor>();
  const inPlace = new Set<number>();
  const waiting = createStore<readonly StoredStep[]>([]);
  const held = createStore<StoredStep | null>(null);
  const missed = createStore<ReadonlyMap<number, MissedStep>>(new Map());
  const forgetMissed = (orderId: number) => {
    if (missed.get().has(orderId)) missed.set(new Map([...missed.get()].filter(([id]) => id !== orderId)));
  };
  const announced = new Set<string>();
  let line: StepLine | undefined;
  const openLine = (network: EventTarget) =>
    createStepLine({
      ...options,
      network,
      waiting,
      held,
      onSent(step, order) {
        forgetMissed(step.orderId);
        onDone(step, order, announced.delete(step.stepId));
        actors.get(step.orderId)?.send({ type: 'desk.replace', order: asAtDesk(order) });
      },
      onLateRefusal(step, error) {
        missed.set(new Map(missed.get()).set(step.orderId, { step: step.step, message: messageOf(error) }));
        const actor = actors.get(step.orderId);
        // A waiting order reports its refusal itself; after a reload there is none.
        if (actor?.getSnapshot().matches('queued')) actor.send({ type: 'desk.refuse', error });
        else onRefused({ id: step.orderId, number: step.number }, step.step, messageOf(error));
      },
    });
  const show = () => view.set(viewOf([...actors.values()], inPlace, view.get().question));
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
  const asking = () => [...actors.values()].find((actor) => isAsking(actor) && !inPlace.has(orderOf(actor).id));
  return {
    view,
    waiting,
    held,
    missed,
    forgetMissed,
    take(service, order, step, details) {
      forgetMissed(order.id);
      const actor = actors.get(order.id) ?? actorOf(service, asAtDesk(order));
      if (inPlace.has(order.id) && isAsking(actor)) actor.send({ type: 'desk.dismiss' });
      actor.send({ type: 'desk.replace', order: asAtDesk(order) });
      actor.send({ type: 'desk.step', step, stepId: v4(), ...(details && { details }) });
    },
    answer: (details) => asking()?.send({ type: 'desk.answer', details }),
    dismiss: () => asking()?.send({ type: 'desk.dismiss' }),
    askInPlace(orderId) {
      inPlace.add(orderId);
      return () => {
        const actor = actors.get(orderId);
        if (actor && isAsking(actor)) actor.send({ type: 'desk.dismiss' });
        inPlace.delete(orderId);
      };
    },
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

const isAsking = (actor: OrderActor): boolean => selectQuestion(actor.getSnapshot()) !== null;
const orderOf = (actor: OrderActor): OrderAtDesk => actor.getSnapshot().context.order;

function viewOf(actors: readonly OrderActor[], inPlace: ReadonlySet<number>, last: OpenQuestion | null): StepsView {
  const snapshots = actors.map((actor) => actor.getSnapshot());
  const sending = new Set(snapshots.filter(selectIsSending).map(({ context }) => context.order.id));
  const asked = snapshots.flatMap((snapshot) => {
    const open = selectQuestion(snapshot);
    return open ? [{ ...open, ...snapshot.context }] : [];
  });
  const refusals = new Map<number, string>();
  for (const { order, refusal } of asked) if (inPlace.has(order.id) && refusal) refusals.set(order.id, refusal.message);
  const open = asked.find(({ order }) => !inPlace.has(order.id));
  if (open) {
    const { request, ...question } = open;
    return { sending, refusals, question: { ...question, details: request ?? {}, isSending: false } };
  }
  const isAnswered = last !== null && sending.has(last.order.id);
  return { sending, refusals, question: isAnswered ? { ...last, refusal: null, isSending: true } : null };
}
