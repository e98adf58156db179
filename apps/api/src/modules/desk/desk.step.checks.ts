import { randomInt } from 'node:crypto';
import { deskStepRules, hasRight, stepsOf, type DeskStep, type DeskStepType } from '@vetka/domain/desk';
import { formatDate } from '@vetka/domain/date';
import { orderStatusOf } from '@vetka/domain/order';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { deskStepsTaken } from '../../platform/database/schema/desk.ts';
import { orderStatusChanges } from '../../platform/database/schema/order.ts';
import { conflict, type Refusal } from '../../platform/http/refusal.ts';
import type { Desk } from './desk.access.ts';
import { alreadyIn, deskMessages } from './desk.messages.ts';
import { nameOf } from './desk.people.ts';
import { situationOf, type DeskRow } from './desk.rows.ts';

/** Whether this very step was taken already. @throws Refusal 409 when its id belongs to another step */
export async function isTaken(
  db: Executor,
  desk: Desk,
  orderServiceId: number,
  { stepId, step, from }: DeskStep,
): Promise<boolean> {
  const [known] = await db.select().from(deskStepsTaken).where(eq(deskStepsTaken.id, stepId));
  if (!known) return false;
  const isOwn = known.orderServiceId === orderServiceId && known.userId === desk.userId;
  if (isOwn && known.step === step && known.fromStatus === from) return true;
  throw conflict('desk.step-reused', deskMessages.stepReused);
}

const minuteMs = 60_000;

/** How long a device has kept a step, by its own clock, which may be wrong (ms). */
const keptMs = ({ takenAt = '', sentAt }: DeskStep, now: number): number =>
  (sentAt === undefined ? now : Date.parse(sentAt)) - Date.parse(takenAt);

/**
 * When a device without a network took the step; null when it was sent at once. A time before the payment or the last
 * change of the order, or in the future, is ignored: the clock of the device was changed.
 */
export async function momentTaken(
  db: Executor,
  orderServiceId: number,
  paidAt: Date | null,
  step: DeskStep,
): Promise<Date | null> {
  const now = Date.now();
  const at = now - keptMs(step, now);
  if (!(at >= (paidAt?.getTime() ?? 0) && at <= now - minuteMs)) return null;
  const [later] = await db
    .select({ id: orderStatusChanges.id })
    .from(orderStatusChanges)
    .where(and(eq(orderStatusChanges.orderServiceId, orderServiceId), gt(orderStatusChanges.createdAt, new Date(at))))
    .limit(1);
  return later ? null : new Date(at);
}

/** 409 with the person who changed the order, its status and the time: «Уже принят: Марина Белова, 12:05». */
async function taken(db: Executor, { timeZone }: Desk, { part }: DeskRow): Promise<Refusal> {
  const [last] = await db
    .select({ createdAt: orderStatusChanges.createdAt, actor: users })
    .from(orderStatusChanges)
    .leftJoin(users, eq(users.id, orderStatusChanges.actorUserId))
    .where(and(eq(orderStatusChanges.orderServiceId, part.id), eq(orderStatusChanges.toStatus, part.status)))
    .orderBy(desc(orderStatusChanges.id))
    .limit(1);
  const by = last?.actor ? nameOf(last.actor) : null;
  const at = last?.createdAt ?? part.createdAt;
  const byAndAt = [by, formatDate(at, 'H:mm', { timeZone })].filter(Boolean).join(', ');
  const details = { status: orderStatusOf(part.status), by, at: at.toISOString() };
  return conflict('desk.taken', `${alreadyIn(part.status)}: ${byAndAt}`, details);
}

const notNow = (step: DeskStepType, row: DeskRow, desk: Desk): string => {
  const { photoAnswer, hasOpenSubstitution, photoBeforeDelivery, lacksAddress } = situationOf(row, desk);
  if (step === 'SEND_PHOTO' && !photoBeforeDelivery) return deskMessages.photosOff;
  if (step === 'READY' && hasOpenSubstitution) return deskMessages.waitsForSubstitution;
  if (step === 'READY' && photoAnswer === null) return deskMessages.waitsForPhoto;
  if (step === 'HAND_TO_COURIER') return lacksAddress ? deskMessages.noAddress : deskMessages.onlyShelf;
  if (step === 'PUT_ON_SHELF') return deskMessages.onlyCourier;
  return alreadyIn(row.part.status);
};

/** @throws Refusal 409: `desk.taken` when the order has moved on, `desk.not-now` when it waits for something */
export async function requireStep(db: Executor, desk: Desk, row: DeskRow, { step, from }: DeskStep): Promise<void> {
  if (row.part.status !== from) throw await taken(db, desk, row);
  if (stepsOf(situationOf(row, desk), desk.role).includes(step)) return;
  const isResent = step === 'SEND_PHOTO' && from === 'PHOTO_SENT';
  if (isResent && row.photoAnswer === null) throw await taken(db, desk, row);
  throw conflict('desk.not-now', notNow(step, row, desk), { status: orderStatusOf(row.part.status) });
}

/** The right that a step needs. */
export const rightOf = (step: DeskStepType) => deskStepRules[step].right;

export const mayDeliver = (role: Desk['role']): boolean => hasRight(role, 'DELIVER_ORDERS');

/** Four digits that the recipient tells the courier. */
export const newHandoverCode = (): string => String(randomInt(10_000)).padStart(4, '0');
