import type { ActorType } from '@vetka/domain/actor';
import { canMoveOrder, type OrderActor, type OrderStatusType } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { recordEvents } from './order.events.ts';
import * as repository from './order.repository.ts';

/** The author of a status change, as the history stores it. */
export interface Mover {
  actorType: ActorType;
  /** Null for the system. */
  actorUserId: number | null;
}

/** A change of an order service's status. */
export interface Move extends Mover {
  to: OrderStatusType;
  actor: OrderActor;
  /** When it happened; now by default. */
  at?: Date;
  /** Other columns that change with the status. */
  change?: Omit<PgUpdateSetSource<typeof orderServices>, 'status' | 'version'>;
  comment?: string;
}

/** Writes status changes into the history, and notifies the customer. */
export async function recordMoves(
  tx: Transaction,
  order: Pick<repository.OrderRow, 'id' | 'userId'>,
  parts: readonly Pick<repository.OwnPart, 'id' | 'status'>[],
  toStatus: OrderStatusType,
  { actorType, actorUserId, comment = '', at }: Mover & Pick<Move, 'comment' | 'at'>,
): Promise<void> {
  const moves = parts.map(({ id, status }) => ({
    orderServiceId: id,
    fromStatus: status,
    toStatus,
    actorType,
    actorUserId,
    comment,
    ...(at && { createdAt: at }),
  }));
  await repository.insertChanges(tx, moves);
  const { id: orderId, userId } = order;
  await recordEvents(
    tx,
    parts.map(({ id }) => ({ userId, orderId, orderServiceId: id, type: 'STATUS' as const, status: toStatus })),
  );
}

/** Moves an order service along the table of transitions. The order must be locked. */
export async function movePart(
  tx: Transaction,
  order: repository.OrderRow,
  part: repository.OwnPart,
  { to, actor, change, ...mover }: Move,
): Promise<void> {
  if (!canMoveOrder(part.status, to, actor)) {
    throw new Error(`The ${actor} cannot move an order service from ${part.status} to ${to}.`);
  }
  await repository.updateParts(tx, [part.id], { ...change, status: to });
  await recordMoves(tx, order, [part], to, mover);
}

/** Marks an order service as changed for desks that have seen it. */
export const touchPart = (tx: Transaction, id: number) =>
  tx
    .update(orderServices)
    .set({ version: sql`${orderServices.version} + 1` })
    .where(sql`${orderServices.id} = ${id}`);
