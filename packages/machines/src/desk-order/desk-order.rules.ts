import { deskStepRules, type DeskStep, type DeskStepType } from '@vetka/domain/desk';
import { orderStatusOf } from '@vetka/domain/order';
import { refusalOf } from '../failure/failure.ts';
import type {
  DeskOrderContext,
  DeskOrderEvent,
  DeskQuestion,
  OrderAtDesk,
  StepDetails,
  StepRefusal,
  StepRequest,
} from './desk-order.types.ts';

const asks: Partial<Record<DeskStepType, DeskQuestion>> = {
  DECLINE: 'reason',
  CANCEL: 'reason',
  SEND_PHOTO: 'photo',
  HAND_TO_COURIER: 'courier',
  DELIVER: 'handOver',
};

const isAnswered: Record<DeskQuestion, (details: StepDetails) => boolean> = {
  reason: ({ reason }) => reason !== undefined,
  photo: ({ photo }) => photo !== undefined,
  courier: ({ courierId }) => courierId !== undefined,
  handOver: ({ photo, code, handedTo }) => [photo, code, handedTo].some((answer) => answer !== undefined),
};

export const asksQuestion = ({ request }: DeskOrderContext): boolean => Boolean(request && asks[request.step]);

/** Whether the step asks this question: it has no answer yet, or the answer was refused. */
export const isAsked = ({ request, refusal }: DeskOrderContext, question: DeskQuestion): boolean =>
  request !== null && asks[request.step] === question && (refusal !== null || !isAnswered[question](request));

/** The step with these answers to its question. Nothing of an earlier answer is left. */
export const answered = ({ stepId, orderId, step, from }: StepRequest, details: StepDetails): StepRequest => ({
  ...details,
  stepId,
  orderId,
  step,
  from,
});

type StepEvent = Extract<DeskOrderEvent, { type: 'desk.step' }>;

export const requestOf = (order: OrderAtDesk, { step, stepId, details = {} }: StepEvent): StepRequest =>
  // Steps are offered only in statuses from which a step starts.
  answered({ stepId, orderId: order.id, step, from: order.status.type as DeskStep['from'] }, details);

const takenCode = 'desk.taken';

export const stepRefusalOf = (error: unknown): StepRefusal => {
  const { code, message } = refusalOf(error) ?? { code: '', message: '' };
  return { message, isTaken: code === takenCode };
};

/** The order after the step that is stored on the device. */
export const afterStep = <Order extends OrderAtDesk>(order: Order, step: DeskStepType): Order => {
  const { from, to } = deskStepRules[step];
  return from.includes(order.status.type) ? { ...order, status: orderStatusOf(to) } : order;
};
