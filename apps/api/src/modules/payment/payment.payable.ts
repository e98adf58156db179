import type { PaymentState } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { descriptionOf, paymentMessages } from './payment.messages.ts';
import { goodsOf, type PaidGoods } from './payment.receipt.ts';
import * as repository from './payment.repository.ts';

/** The state of a payable once it is locked. */
export type Due =
  | { kind: 'settled'; state: PaymentState }
  | { kind: 'due'; live: repository.PaymentRow | undefined; goods: PaidGoods; expiresAt: Date | null };

/** Something that can be paid for: an order or a subscription. */
export interface Payable {
  subject: repository.PaymentSubject;
  /** The description shown to the payer by the bank. */
  description: string;
  /** Locks it until the transaction ends. @throws Refusal 404, or 409 when it is no longer payable */
  lock: (tx: Transaction) => Promise<Due>;
}

export const payableOrder = (app: FastifyInstance, orderId: number): Payable => ({
  subject: { orderId },
  description: descriptionOf(orderId),
  lock: async (tx) => {
    const order = await app.order.lock(tx, orderId);
    if (!order) throw notFound();
    if (order.paidAt !== null) {
      return { kind: 'settled', state: (await repository.findPaid(tx, orderId))?.state ?? 'CONFIRMED' };
    }
    const live = await repository.findLive(tx, { orderId });
    if (live?.state === 'AUTHORIZED') return { kind: 'settled', state: live.state };
    if (!(await app.order.awaitsPayment(tx, order))) throw conflict('payment.closed', paymentMessages.closed);
    return { kind: 'due', live, goods: await goodsOf(tx, orderId), expiresAt: order.reservedUntil };
  },
});
