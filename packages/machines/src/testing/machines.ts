import type { AnyStateMachine } from 'xstate';
import { authMachine } from '../auth/index.ts';
import { cartMachine } from '../cart/index.ts';
import { chatMachine } from '../chat/index.ts';
import { checkoutMachine } from '../checkout/index.ts';
import { deskOrderMachine } from '../desk-order/index.ts';
import { orderServiceMachine } from '../order-service/index.ts';
import { photoAnswerMachine } from '../photo-answer/index.ts';
import { photoShareMachine } from '../photo-share/index.ts';
import { stepQueueMachine } from '../step-queue/index.ts';
import { uploadMachine, uploadsMachine } from '../upload/index.ts';

/** Every machine of the package by its exported name. */
export const machines: [name: string, machine: AnyStateMachine][] = Object.entries({
  authMachine,
  cartMachine,
  chatMachine,
  checkoutMachine,
  deskOrderMachine,
  orderServiceMachine,
  photoAnswerMachine,
  photoShareMachine,
  stepQueueMachine,
  uploadMachine,
  uploadsMachine,
});
