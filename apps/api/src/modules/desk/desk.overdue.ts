import { dayIn } from '@vetka/domain/date';
import { cancelUndeliveredDays, overdueMoment, undecidedClaimDays } from '@vetka/domain/desk';
import { isUndelivered } from '@vetka/domain/order';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderClocks } from '../../platform/database/schema/desk.ts';
import { orderDisputes } from '../../platform/database/schema/desk-question.ts';
import type { orderServices } from '../../platform/database/schema/order.ts';
import { runningClock, startClocks, stopClocks } from './desk.clocks.ts';
import type { ClockHandler } from './desk.clock.handler.ts';
import { notifyOfOrder } from './desk.events.ts';
import { isWithoutAddress } from './desk.gift.rows.ts';
import { clockOf } from './desk.hours.ts';
import { noAddressReason, uncollectedReason, undeliveredReason } from './desk.messages.ts';
import { notifyOverdue, notifyUndelivered } from './desk.overdue.notices.ts';

type Part = typeof orderServices.$inferSelect;

const dayMs = 24 * 60 * 60_000;
const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** Whether an accepted order has not reached its customer: it is being made, is on the way, or this is disputed. */
export const isNotDelivered = ({ status, deliveredAt }: Pick<Part, 'status' | 'deliveredAt'>): boolean =>
  isUndelivered(status) || (status === 'DISPUTE' && deliveredAt === null);

/**
 * Starts the clocks of an accepted order: to remind everybody that it is late, and to cancel and refund it. An order that
 * is accepted after its slot has until the end of today.
 */
export async function startDelivering(tx: Transaction, part: Part, timeZone: string): Promise<void> {
  const now = Date.now();
  const day = part.deliveryDate ?? dayIn(timeZone, now);
  const slot = { timeZone, from: clockOf(part.deliveryFrom), to: clockOf(part.deliveryTo) };
  const promised = overdueMoment({ ...slot, day });
  const overdueAt =
    promised.getTime() > now ? promised : overdueMoment({ ...slot, day: dayIn(timeZone, now), to: null });
  await startClocks(tx, [
    { orderServiceId: part.id, kind: 'OVERDUE', dueAt: overdueAt },
    { orderServiceId: part.id, kind: 'CANCEL_UNDELIVERED', dueAt: daysAfter(overdueAt, cancelUndeliveredDays) },
  ]);
}

/** Whether the time to deliver an order has passed, with the grace. */
export async function isOverdue(tx: Transaction, part: Part, now: Date = new Date()): Promise<boolean> {
  if (!isUndelivered(part.status) || isWithoutAddress(part)) return false;
  const [clock] = await tx
    .select({ dueAt: orderClocks.dueAt })
    .from(orderClocks)
    .where(and(eq(orderClocks.orderServiceId, part.id), eq(orderClocks.kind, 'OVERDUE')))
    .orderBy(desc(orderClocks.id))
    .limit(1);
  return clock !== undefined && clock.dueAt <= now;
}

/** The customer has claimed that nothing was delivered: if the shop keeps silent, the money goes back. */
export async function startClaim(tx: Transaction, orderServiceId: number, answerUntil: Date): Promise<void> {
  await stopClocks(tx, orderServiceId);
  await startClocks(tx, [{ orderServiceId, kind: 'CANCEL_UNDELIVERED', dueAt: answerUntil }]);
}

/** The shop has answered the claim: without a decision the money goes back in the time of the law. */
export async function prolongClaim(tx: Transaction, orderServiceId: number, claimedAt: Date): Promise<void> {
  await startClaim(tx, orderServiceId, daysAfter(claimedAt, undecidedClaimDays));
}

/** Reminds the shop and the customer of an order that is not delivered in time. */
export const remindOverdue: ClockHandler = async (app, { tx, order, part }) => {
  const cancelsAt = await runningClock(tx, part.id, 'CANCEL_UNDELIVERED');
  // After a standstill it may be cancelled in the same round.
  if (!isUndelivered(part.status) || cancelsAt === null || cancelsAt <= new Date()) return undefined;
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await notifyOverdue(app, tx, order, part, cancelsAt);
  return undefined;
};

function reasonOf(part: Part): string {
  if (isWithoutAddress(part)) return noAddressReason;
  return part.status === 'READY_FOR_PICKUP' ? uncollectedReason : undeliveredReason;
}

/** Cancels and refunds an order that was never delivered, and decides the dispute about it. */
export const cancelUndelivered: ClockHandler = async (app, { tx, order, parts, part }) => {
  if (!isNotDelivered(part)) return undefined;
  const reason = reasonOf(part);
  if (part.status === 'DISPUTE') {
    const refund = await leftOf(app, tx, part.id);
    await tx
      .update(orderDisputes)
      .set({ decision: 'REFUND', refund, decisionWords: reason, decidedAt: new Date() })
      .where(eq(orderDisputes.orderServiceId, part.id));
  }
  const bySystem = { actorType: 'ADMINISTRATION', actorUserId: null } as const;
  const canceller = { status: 'CANCELED_BY_SELLER', reason, ...bySystem } as const;
  const followUps = await app.order.cancelPart(tx, { order, parts, part }, canceller);
  await notifyUndelivered(app, tx, part, reason);
  return () => app.order.followUp(followUps);
};

/** Kopecks that were paid for an order service and not refunded. */
const leftOf = async (app: Parameters<ClockHandler>[0], tx: Transaction, id: number): Promise<number> => {
  const lines = await app.payment.moneyOfLines(tx, id);
  return lines.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
};
