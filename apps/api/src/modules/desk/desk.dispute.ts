import {
  disputeAnswerHours,
  type AnswerDispute,
  type DecideDispute,
  type DisputeDecision,
  type OpenDispute,
} from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import type { OrderServiceParams } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Act } from '../../platform/administration/implement.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderDisputeMedia, orderDisputes } from '../../platform/database/schema/desk-question.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import type { Desk } from './desk.access.ts';
import { inMinutes, runningClock, stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOrder, lockOwnPart, lockPart } from './desk.locking.ts';
import { deskMessages, makingMessages } from './desk.messages.ts';
import { notifyDisputeAnswered, notifyDisputeDecided, notifyDisputeOpened } from './desk.question.notices.ts';
import { requireRow } from './desk.order.ts';
import { isNotDelivered, isOverdue, prolongClaim, startClaim } from './desk.overdue.ts';
import { nameOfUser } from './desk.people.ts';
import { withdrawQuestions } from './desk.substitution.ts';

/**
 * Opens a dispute about a delivered order service, within the days allowed for it, or about one that is not delivered in
 * time.
 * @throws Refusal 404, 409 before the delivery is late, after the days or for a second dispute, 422
 */
export async function openDispute(
  app: FastifyInstance,
  userId: number,
  params: OrderServiceParams,
  body: OpenDispute,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { order, part } = await lockOwnPart(app, tx, userId, params);
    const isDelivered = part.status === 'DELIVERED' && (await runningClock(tx, part.id, 'COMPLETE')) !== null;
    if (!isDelivered && !(await isOverdue(tx, part))) throw conflict('order.no-dispute', makingMessages.noDispute);
    const mediaIds = await requireOwnMedia(tx, { userId, ids: body.mediaFileIds, field: 'mediaFileIds' });
    const answerUntil = inMinutes(disputeAnswerHours * 60);
    const orderServiceId = part.id;
    await tx.insert(orderDisputes).values({ orderServiceId, words: body.words.trim(), answerUntil });
    const files = mediaIds.map((mediaId, position) => ({ orderServiceId, mediaId, position }));
    if (files.length > 0) await tx.insert(orderDisputeMedia).values(files);
    if (isDelivered) await stopClocks(tx, orderServiceId, ['COMPLETE']);
    else {
      await startClaim(tx, orderServiceId, answerUntil);
      await withdrawQuestions(tx, orderServiceId);
    }
    await app.order.move(tx, order, part, { to: 'DISPUTE', actor: 'customer', actorType: 'USER', actorUserId: userId });
    await notifyOfOrder(tx, { ...part, status: 'DISPUTE' });
    await notifyDisputeOpened(app, tx, part, { words: body.words.trim(), answerUntil, isDelivered });
  });
}

async function findOpen(tx: Transaction, orderServiceId: number): Promise<typeof orderDisputes.$inferSelect> {
  const [dispute] = await tx.select().from(orderDisputes).where(eq(orderDisputes.orderServiceId, orderServiceId));
  if (!dispute) throw notFound('desk.no-dispute', deskMessages.noDispute);
  if (dispute.decidedAt !== null) throw conflict('desk.dispute-decided', deskMessages.disputeDecided);
  return dispute;
}

/** Stores the seller's answer, once. @throws Refusal 404, 409 when it is answered or decided */
export async function answerDispute(app: FastifyInstance, desk: Desk, id: number, body: AnswerDispute): Promise<void> {
  await app.db.transaction(async (tx) => {
    const order = await lockOrder(app, tx, desk, id);
    const { part } = await requireRow(tx, desk, id);
    const dispute = await findOpen(tx, id);
    if (dispute.answer !== null) throw conflict('desk.dispute-answered', deskMessages.disputeAnswered);
    await tx
      .update(orderDisputes)
      .set({ answer: body.words.trim(), answeredById: desk.userId, answeredAt: new Date() })
      .where(eq(orderDisputes.orderServiceId, id));
    if (isNotDelivered(part)) await prolongClaim(tx, id, dispute.createdAt);
    await app.order.changed(tx, order, part);
    await notifyOfOrder(tx, part, { by: await nameOfUser(tx, desk.userId) });
    await notifyDisputeAnswered(app, tx, order, part);
  });
}

/** Kopecks to return, from the most expensive lines first. @throws Refusal 422 on `refund` */
async function linesToRefund(
  app: FastifyInstance,
  tx: Transaction,
  orderServiceId: number,
  { decision, refund }: DecideDispute,
): Promise<{ orderProductId: number | null; amount: number }[]> {
  const money = await app.payment.moneyOfLines(tx, orderServiceId);
  const left = money.map(({ orderProductId, paid, refunded }) => ({ orderProductId, amount: paid - refunded }));
  const whole = left.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = amountOf(decision, refund, whole);
  if (decision === 'PARTIAL_REFUND' && (wanted === 0 || wanted > whole)) {
    throw invalid({ refund: wanted === 0 ? deskMessages.noAmount : deskMessages.noMoreThan(formatPrice(whole)) });
  }
  let rest = wanted;
  return left
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ orderProductId, amount }) => {
      const taken = Math.min(amount, rest);
      rest -= taken;
      return { orderProductId, amount: taken };
    });
}

const amountOf = (decision: DisputeDecision, refund: number, whole: number): number => {
  if (decision === 'REJECT') return 0;
  return decision === 'REFUND' ? whole : refund;
};

/**
 * The administration's decision: the order service is completed, with or without a refund. One that was not delivered is
 * cancelled when all its money goes back.
 * @throws Refusal 404, 409 when it is decided already, 422 on `refund`
 */
export async function decideDispute(
  app: FastifyInstance,
  { user, tx, afterCommit }: Act,
  id: number,
  body: DecideDispute,
): Promise<void> {
  const { order, parts, part } = await lockPart(app, tx, id);
  await findOpen(tx, id);
  const lines = await linesToRefund(app, tx, id, body);
  const refund = lines.reduce((sum, { amount }) => sum + amount, 0);
  const words = body.words.trim();
  const { decision } = body;
  await tx
    .update(orderDisputes)
    .set({ decision, refund, decisionWords: words, decidedById: user.id, decidedAt: new Date() })
    .where(eq(orderDisputes.orderServiceId, id));
  await stopClocks(tx, id);
  if (isNotDelivered(part) && decision === 'REFUND') {
    const byMarketplace = { actorType: 'ADMINISTRATION', actorUserId: user.id } as const;
    const canceller = { status: 'CANCELED_BY_SELLER', reason: words, ...byMarketplace } as const;
    const followUps = await app.order.cancelPart(tx, { order, parts, part }, canceller);
    afterCommit(() => app.order.followUp(followUps));
    await notifyDisputeDecided(app, tx, order, part, { decision, refund, words, isCancelled: true });
    return;
  }
  // The shop may have made it without pressing «Собрать»: its stems are used up.
  await app.stemStock.consume(tx, id, null);
  if (refund > 0) {
    const refunded = await app.payment.refundPart(tx, {
      orderId: order.id,
      orderServiceId: id,
      lines,
      reason: words,
      actorUserId: null,
      requestId: null,
    });
    if (refunded) afterCommit(() => app.jobs.soon('payment.refund', refunded.followUp));
  }
  await app.order.move(tx, order, part, {
    to: 'COMPLETED',
    actor: 'administration',
    actorType: 'ADMINISTRATION',
    actorUserId: user.id,
    // Without a full refund the order counts as delivered.
    change: { completedAt: new Date(), deliveredAt: part.deliveredAt ?? new Date() },
    comment: words,
  });
  await notifyOfOrder(tx, { ...part, status: 'COMPLETED' });
  await notifyDisputeDecided(app, tx, order, part, { decision, refund, words });
}
