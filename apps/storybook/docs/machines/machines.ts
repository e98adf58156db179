import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { chat } from './chat.ts';
import { checkout } from './checkout.ts';
import type { AnyMachineNotes } from './machineNotes.ts';
import { deskOrder } from './deskOrder.ts';
import { orderService } from './orderService.ts';
import { photoAnswer } from './photoAnswer.ts';
import { photoShare } from './photoShare.ts';
import { stepQueue } from './stepQueue.ts';
import { upload, uploads } from './uploads.ts';

/** Every machine that has a page. */
export const machines: readonly AnyMachineNotes[] = [
  auth,
  cart,
  checkout,
  orderService,
  photoAnswer,
  deskOrder,
  stepQueue,
  uploads,
  upload,
  photoShare,
  chat,
];
