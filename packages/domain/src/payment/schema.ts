import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Kopecks, Nullable } from '../value/schema.ts';
import { internalPaymentStates, paymentStatuses } from './values.ts';

export const PaymentStatus = Enumeration('PaymentStatus', paymentStatuses);
export type PaymentStatus = Static<typeof PaymentStatus>;
export const PaymentState = Enumeration('PaymentState', internalPaymentStates);
export type PaymentState = Static<typeof PaymentState>;

/** A payment as the customer sees it. `paymentLink` is present while it can be paid. */
export const Payment = Entity('Payment', {
  status: PaymentStatus,
  paymentLink: Nullable(Type.String()),
  /** What the bank has returned of it (kopecks), once it has returned a part. */
  refunded: Type.Optional(Kopecks),
});
export type Payment = Static<typeof Payment>;
/** `returnPath`: the path of the site to return to, e.g. `/?order=15`. */
export const InitPaymentQuery = Type.Object({
  returnPath: Type.Optional(Type.String({ maxLength: 500, pattern: '^/' })),
});
export type InitPaymentQuery = Static<typeof InitPaymentQuery>;
/**
 * No link with the status CREATED: the bank is slow, call again. No link with any other status: no payment is needed.
 */
export const InitPayment = Entity('InitPayment', {
  orderId: Id,
  status: PaymentStatus,
  paymentLink: Nullable(Type.String()),
});
export type InitPayment = Static<typeof InitPayment>;
