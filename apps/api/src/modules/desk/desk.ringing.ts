import type { OrderClock } from '@vetka/domain/desk';
import { isUndelivered } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderPhotos } from '../../platform/database/schema/desk.ts';
import { claimDue, forgetRinging, runningClock, type DueClock } from './desk.clocks.ts';
import type { ClockHandler } from './desk.clock.handler.ts';
import { notifyOfOrder } from './desk.events.ts';
import { warnOfNoAddress } from './desk.gift.notices.ts';
import { unacceptedReason } from './desk.messages.ts';
import { DeskNotices } from './desk.notices.ts';
import { cancelUndelivered, remindOverdue } from './desk.overdue.ts';
import { settleSilently } from './desk.substitution.ts';

const bySystem = { actorType: 'ADMINISTRATION', actorUserId: null } as const;

const callAgain: ClockHandler = async (app, { tx, order, part }) => {
  if (part.status !== 'NEW') return undefined;
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await new DeskNotices(app).late(tx, order, part, await runningClock(tx, part.id, 'CANCEL_UNACCEPTED'));
  return undefined;
};

/** Says nothing when it is too late: a program that was down rings both clocks at once. */
const lastCall: ClockHandler = async (app, { tx, order, part }) => {
  const cancelsAt = await runningClock(tx, part.id, 'CANCEL_UNACCEPTED');
  if (part.status !== 'NEW' || cancelsAt === null || cancelsAt <= new Date()) {
    await forgetRinging(tx, part.id, 'LAST_CALL');
    return undefined;
  }
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await new DeskNotices(app).lastCall(tx, part, cancelsAt);
  return undefined;
};

const cancelUnaccepted: ClockHandler = async (app, { tx, order, parts, part }) => {
  if (part.status !== 'NEW') return undefined;
  const canceller = { status: 'CANCELED_BY_SELLER', reason: unacceptedReason, ...bySystem } as const;
  const followUps = await app.order.cancelPart(tx, { order, parts, part }, canceller);
  await new DeskNotices(app).cancelledUnaccepted(tx, part);
  return () => app.order.followUp(followUps);
};

const approvePhoto: ClockHandler = async (app, { tx, order, part }) => {
  const [photo] = await tx
    .select()
    .from(orderPhotos)
    .where(eq(orderPhotos.orderServiceId, part.id))
    .orderBy(desc(orderPhotos.id))
    .limit(1);
  if (part.status !== 'PHOTO_SENT' || !photo || photo.answer !== null) return undefined;
  await tx.update(orderPhotos).set({ answer: 'SILENCE', answeredAt: new Date() }).where(eq(orderPhotos.id, photo.id));
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await new DeskNotices(app).photoAnswered(tx, part, { ...photo, answer: 'SILENCE' });
  return undefined;
};

/** Says nothing once the address is there, or the order is on its way to nobody. */
const remindAddress: ClockHandler = async (app, { tx, order, part }) => {
  if (part.addressId !== null || (part.status !== 'NEW' && !isUndelivered(part.status))) return undefined;
  await app.order.changed(tx, order, part);
  await warnOfNoAddress(app, tx, order, part);
  return undefined;
};

const complete: ClockHandler = async (app, { tx, order, part }) => {
  if (part.status !== 'DELIVERED') return undefined;
  await app.order.move(tx, order, part, {
    to: 'COMPLETED',
    actor: 'system',
    ...bySystem,
    change: { completedAt: new Date() },
  });
  await notifyOfOrder(tx, { ...part, status: 'COMPLETED' });
  return undefined;
};

/** Handles a clock that is due. A kind without a handler is never started. */
const handlers: Partial<Record<OrderClock, ClockHandler>> = {
  CALL_AGAIN: callAgain,
  LAST_CALL: lastCall,
  CANCEL_UNACCEPTED: cancelUnaccepted,
  PHOTO_SILENCE: approvePhoto,
  SUBSTITUTION_SILENCE: settleSilently,
  NO_ADDRESS: remindAddress,
  COMPLETE: complete,
  OVERDUE: remindOverdue,
  CANCEL_UNDELIVERED: cancelUndelivered,
};
const kinds = Object.keys(handlers) as OrderClock[];

/** Clocks per run; the rest waits for the next one. */
const maxAtOnce = 200;

async function ring(app: FastifyInstance, tx: Transaction, { kind, orderServiceId, orderId }: DueClock) {
  const order = await app.order.lock(tx, orderId);
  const parts = await app.order.partsOf(tx, orderId);
  const part = parts.find(({ id }) => id === orderServiceId);
  return order && part && handlers[kind]?.(app, { tx, order, parts, part });
}

/** Runs one due clock in a transaction. @returns its id, and whether it failed */
async function ringNext(
  app: FastifyInstance,
  except: readonly number[],
): Promise<{ id: number; isFailed: boolean } | undefined> {
  let claimed: DueClock | undefined;
  try {
    const afterwards = await app.db.transaction(async (tx) => {
      claimed = await claimDue(tx, kinds, except);
      return claimed && ring(app, tx, claimed);
    });
    afterwards?.();
    return claimed && { id: claimed.id, isFailed: false };
  } catch (error) {
    if (!claimed) throw error;
    app.log.error({ err: error, clock: claimed }, 'a clock of an order failed and will be tried again');
    return { id: claimed.id, isFailed: true };
  }
}

/** Runs every due clock once, on any number of replicas. A failure does not stop the others. */
export async function ringClocks(app: FastifyInstance): Promise<void> {
  const failed: number[] = [];
  for (let count = 0; count < maxAtOnce; count += 1) {
    const rung = await ringNext(app, failed);
    if (!rung) return;
    if (rung.isFailed) failed.push(rung.id);
  }
}
