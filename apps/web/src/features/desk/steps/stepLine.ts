import type { DeskOrder } from '@vetka/domain/desk';
import type { OrderAtDesk, StepOutcome } from '@vetka/machines/desk-order';
import { selectWaitingSteps, stepQueueMachine, type StoredStep } from '@vetka/machines/step-queue';
import { createActor, fromPromise } from 'xstate';
import { createHold, isHeldFirst } from './heldStep.ts';
import type { Store } from '../../../shell/store.ts';
import type { StepStorage } from './stepStorage.ts';

export interface StepLineOptions {
  storage: StepStorage;
  /** Dispatches `online`: the window. */
  network: EventTarget;
  send: (step: StoredStep, signal: AbortSignal) => Promise<DeskOrder>;
  onSent: (step: StoredStep, order: DeskOrder) => void;
  /** A kept step was finally refused: nobody waits for its outcome any more. */
  onLateRefusal: (step: StoredStep, error: unknown) => void;
  onLogged: (error: unknown) => void;
  /** Receives the steps that wait for the network, and the held one. */
  waiting: Store<readonly StoredStep[]>;
  /** Receives the step that can still be undone. */
  held: Store<StoredStep | null>;
}

/** Keeps steps on the device and sends each once, in order. */
export interface StepLine {
  /** Resolves with the order, or as waiting when there was no response; rejects when the server refuses. */
  run: (step: StoredStep) => Promise<StepOutcome>;
  /** Undoes the held step; nothing of it was sent. @returns false when it is too late */
  takeBack: (stepId: string) => boolean;
  stop: () => void;
}

const leaving = ['pagehide', 'visibilitychange'] as const;

interface Waiter {
  resolve: (outcome: StepOutcome) => void;
  reject: (error: unknown) => void;
}

const startQueue = ({ storage, send, onSent }: StepLineOptions) =>
  createActor(
    stepQueueMachine.provide({
      actors: {
        readSteps: fromPromise<readonly StoredStep[], void>(() => storage.read()),
        sendStep: fromPromise<OrderAtDesk, StoredStep>(async ({ input, signal }) => {
          const order = await send(input, signal);
          onSent(input, order);
          return order;
        }),
      },
    }),
  );

const isSame = (steps: readonly StoredStep[], others: readonly StoredStep[]): boolean =>
  steps.length === others.length && steps.every((step, index) => step === others[index]);

export function createStepLine(options: StepLineOptions): StepLine {
  const { storage, network, waiting, held, send, onSent, onLateRefusal, onLogged } = options;
  const waiters = new Map<string, Waiter>();
  const queue = startQueue(options);
  const takeWaiter = ({ stepId }: StoredStep): Waiter | undefined => {
    const waiter = waiters.get(stepId);
    waiters.delete(stepId);
    return waiter;
  };
  const forget = (step: StoredStep) => void storage.remove(step).catch(onLogged);

  queue.on('stepQueue.sent', ({ step, order }) => {
    forget(step);
    takeWaiter(step)?.resolve({ kind: 'done', order });
  });
  queue.on('stepQueue.waiting', ({ steps }) => {
    for (const step of steps) takeWaiter(step)?.resolve({ kind: 'waiting' });
  });
  queue.on('stepQueue.refused', ({ step, error }) => {
    forget(step);
    const waiter = takeWaiter(step);
    if (waiter) waiter.reject(error);
    else onLateRefusal(step, error);
  });
  queue.on('stepQueue.logged', ({ error }) => onLogged(error));
  const hold = createHold((step) => {
    queue.send({ type: 'stepQueue.add', step });
    publish();
  });
  const publish = () => {
    const step = hold.get();
    const queued = selectWaitingSteps(queue.getSnapshot()).filter(({ stepId }) => !waiters.has(stepId));
    held.set(step ?? null);
    const next = step ? [...queued, step] : queued;
    // A new list of the same steps would make React discard a room that is not hydrated yet.
    if (!isSame(next, waiting.get())) waiting.set(next);
  };
  queue.subscribe(publish);
  /** The desk is left: the held step is sent now. If it does not arrive, the next visit sends it from the storage. */
  const sendHeld = () => {
    const isNext = selectWaitingSteps(queue.getSnapshot()).length === 0;
    const step = hold.take();
    if (!step || !isNext) return;
    const finish = (order: DeskOrder) => {
      forget(step);
      onSent(step, order);
    };
    void send(step, new AbortController().signal).then(finish, onLogged);
  };
  const retry = () => queue.send({ type: 'stepQueue.online' });
  network.addEventListener('online', retry);
  // A page in the background may be closed without notice, and its timers stop.
  for (const event of leaving) network.addEventListener(event, hold.release);
  queue.start();
  return {
    async run(step) {
      await storage.put(step).catch(onLogged);
      // Steps go in the order in which they were taken.
      hold.release();
      if (isHeldFirst(step)) {
        hold.keep(step);
        publish();
        return { kind: 'waiting' };
      }
      return new Promise((resolve, reject) => {
        waiters.set(step.stepId, { resolve, reject });
        queue.send({ type: 'stepQueue.add', step });
      });
    },
    takeBack(stepId) {
      if (hold.get()?.stepId !== stepId) return false;
      const step = hold.take();
      if (step) forget(step);
      publish();
      return true;
    },
    stop() {
      for (const event of leaving) network.removeEventListener(event, hold.release);
      sendHeld();
      network.removeEventListener('online', retry);
      queue.stop();
    },
  };
}
