import type { DeskOrder, DeskStep, DeskStepType, HandedTo } from '@vetka/domain/desk';

/** The part of an order that the machine needs: a row of the queue or the whole order. */
export type OrderAtDesk = Pick<DeskOrder, 'id' | 'number' | 'status' | 'version'>;

/** The question that a step asks before it is sent. */
export type DeskQuestion = 'reason' | 'photo' | 'courier' | 'handOver';

/** The answers to the question of a step. */
export interface StepDetails {
  /** Of DECLINE and CANCEL. */
  reason?: string;
  /** The offered alternative; sent to the customer's chat. */
  offer?: string;
  /** Of SEND_PHOTO and DELIVER. The actor `send` uploads it. */
  photo?: Blob;
  /** Null for an anonymous courier. */
  courierId?: number | null;
  /** Four digits that the recipient tells the courier. */
  code?: string;
  handedTo?: HandedTo;
}

/** A step as it is sent, or kept on the device. */
export interface StepRequest extends StepDetails {
  /** A UUID made by the caller: a step sent twice happens once. */
  stepId: string;
  orderId: number;
  step: DeskStepType;
  /** The status that the person saw. */
  from: DeskStep['from'];
}

/** `waiting`: there was no response, and the device keeps the step. */
export type StepOutcome = { kind: 'done'; order: OrderAtDesk } | { kind: 'waiting' };

/** The reason a step failed. `isTaken`: somebody was faster, as `message` says. */
export interface StepRefusal {
  message: string;
  isTaken: boolean;
}

export interface DeskOrderContext {
  order: OrderAtDesk;
  /** The step being taken, with its answers so far; null when there is none. */
  request: StepRequest | null;
  refusal: StepRefusal | null;
}

export type DeskOrderEvent =
  /** The button of a step. `stepId`: a UUID made by the caller. */
  | { type: 'desk.step'; step: DeskStepType; stepId: string; details?: StepDetails }
  /** All answers to the question that is shown. Those of a refused answer are dropped. */
  | { type: 'desk.answer'; details: StepDetails }
  /** Closes the question, or the message about a refusal. */
  | { type: 'desk.dismiss' }
  /** The order was reloaded from the server. */
  | { type: 'desk.replace'; order: OrderAtDesk }
  /** A step kept on the device was refused when it was sent. */
  | { type: 'desk.refuse'; error: unknown };

export type DeskOrderEmitted =
  | { type: 'desk.done'; step: DeskStepType; order: OrderAtDesk }
  | { type: 'desk.waiting'; step: DeskStepType }
  /** Somebody was faster, or a kept step was refused: the application reloads the order. */
  | { type: 'desk.refused'; step: DeskStepType; refusal: StepRefusal }
  /** `isInPlace`: the question shows the refusal, so no toast is needed. */
  | { type: 'desk.failed'; error: unknown; isInPlace: boolean };
