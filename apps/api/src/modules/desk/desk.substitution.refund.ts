import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orderSubstitutions } from '../../platform/database/schema/desk-question.ts';
import type { LockedOrder } from './desk.locking.ts';
import { substitutionReason } from './desk.messages.ts';

export type Question = typeof orderSubstitutions.$inferSelect;
/** Work to do after the transaction is committed. */
export type FollowUp = () => Promise<void>;

/** Kopecks of a line that were not refunded. */
async function leftOf(app: FastifyInstance, tx: Transaction, { orderServiceId, orderProductId }: Question) {
  const lines = await app.payment.moneyOfLines(tx, orderServiceId);
  const line = lines.find((entry) => entry.orderProductId === orderProductId);
  return line ? Math.max(0, line.paid - line.refunded) : 0;
}

/** Returns the difference of an answered question, or what other refunds have left of it since it was asked. */
export async function refundDifference(
  app: FastifyInstance,
  tx: Transaction,
  order: LockedOrder,
  question: Question,
): Promise<FollowUp | undefined> {
  const option = question.chosen === null ? undefined : question.options[question.chosen];
  const amount = Math.min(option ? option.refund : question.refundWithout, await leftOf(app, tx, question));
  if (amount === 0) return undefined;
  const { orderServiceId, orderProductId, proposedById } = question;
  const made = await app.payment.refundPart(tx, {
    orderId: order.id,
    orderServiceId,
    lines: [{ orderProductId, amount }],
    reason: substitutionReason(option?.title ?? null),
    actorUserId: proposedById,
    requestId: null,
  });
  return made?.followUp;
}
