import type { DeskPlace, DeskStepType } from '@vetka/domain/desk';
import { afterStep, type OrderAtDesk, type StepDetails } from '@vetka/machines/desk-order';
import type { StoredStep } from '@vetka/machines/step-queue';
import { createContext, use } from 'react';

/** The state shared by the rooms of one desk. */
export interface Desk {
  place: DeskPlace;
  /** Takes a step; its question, if it has one, opens over the page. */
  take: (order: OrderAtDesk, step: DeskStepType, details?: StepDetails) => void;
  isSending: (orderId: number) => boolean;
  /** The page of an order asks its questions itself, so none opens over it. Returns a function that ends this. */
  askInPlace: (orderId: number) => () => void;
  /** Why the answers given on the page of an order were refused. */
  refusalOf: (orderId: number) => string | undefined;
  /** Why a step kept on the device was refused when it was sent at last. */
  missedOf: (orderId: number) => string | undefined;
  forgetMissed: (orderId: number) => void;
  /** Steps of this service that wait for the network, and the held one. */
  waiting: readonly StoredStep[];
  /** The step that can still be undone. */
  held: StoredStep | null;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('A room of the desk must be rendered inside DeskRoom');
  return desk;
}

/** Whether a step of the order waits for the network. */
export const isQueued = ({ waiting, held }: Desk, orderId: number): boolean =>
  waiting.some((step) => step.orderId === orderId && step.stepId !== held?.stepId);

/** Whether the last step of the order can still be undone. Until it is sent there is no next one. */
export const isHeld = ({ held }: Desk, orderId: number): boolean => held?.orderId === orderId;

/** An order with its waiting steps already taken. */
export const asTaken = <Order extends OrderAtDesk>({ waiting }: Desk, order: Order): Order =>
  waiting.filter(({ orderId }) => orderId === order.id).reduce((taken, { step }) => afterStep(taken, step), order);
