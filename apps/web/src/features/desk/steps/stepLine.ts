import type { DeskOrder } from '@vetka/domain/desk';
import type { OrderAtDesk, StepOutcome } from '@vetka/machines/desk-order';
import { selectWaitingSteps, stepQueueMachine, type StoredStep } from '@vetka/machines/step-queue';
import { createActor, fromPromise } from 'xstate';
import type { Store } from '../../../shell/store.ts';
import type { StepStorage } from './stepStorage.ts';

export interface StepLineOptions {
  storage: StepStorage;
  /** Dispatches `online`: the window. */
  network: EventTarget;
  send: (step: StoredStep, signal: AbortSignal) => Promise<DeskOrder>;
  onSent: (step: StoredStep, order: DeskOrder) => void;
  /** A step that was kept is refused at last: nobody waits for its outcome any more. */
  onLateRefusal: (step: StoredStep, error: unknown) => void;
  onLogged: (error: unknown) => void;
  /** Receives the steps that wait for the network. */
  waiting: Store<readonly StoredStep[]>;
}

/** Keeps steps on the device and sends each once, in order. */
export interface StepLine {
  /** Resolves with the order, or as waiting when there was no response; rejects when the server refuses. */
  run: (step: StoredStep) => Promise<StepOutcome>;
  stop: () => void;
}

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

export function createStepLine(options: StepLineOptions): StepLine {
  const { storage, network, waiting, onLateRefusal, onLogged } = options;
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
  queue.subscribe((snapshot) => {
    waiting.set(selectWaitingSteps(snapshot).filter(({ stepId }) => !waiters.has(stepId)));
  });
  const retry = () => queue.send({ type: 'stepQueue.online' });
  network.addEventListener('online', retry);
  queue.start();
  return {
    async run(step) {
      await storage.put(step).catch(onLogged);
      return new Promise((resolve, reject) => {
        waiters.set(step.stepId, { resolve, reject });
        queue.send({ type: 'stepQueue.add', step });
      });
    },
    stop() {
      network.removeEventListener('online', retry);
      queue.stop();
    },
  };
}
