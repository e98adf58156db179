export { deskOrderMachine, selectIsSending, selectQuestion, selectRefusal } from './desk-order.machine.ts';
export { afterStep } from './desk-order.rules.ts';
export type {
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
