import type { DeskRefund } from '@vetka/domain/desk';
import type { FastifyInstance } from 'fastify';
import { conflict } from '../../platform/http/refusal.ts';
import type { Desk } from './desk.access.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOrder } from './desk.locking.ts';
import { deskMessages } from './desk.messages.ts';
import { notifyRefunded } from './desk.question.notices.ts';
import { refundableStatuses, requireRow } from './desk.order.ts';
import { nameOfUser } from './desk.people.ts';

/**
 * Returns a part of what was paid for an order service, once per `refundId`.
 * @throws Refusal 404; 409 in a status without refunds; 422 on `lines.{index}.amount`, `delivery` or `lines`
 */
export async function refundOrder(app: FastifyInstance, desk: Desk, id: number, body: DeskRefund): Promise<void> {
  const followUp = await app.db.transaction(async (tx) => {
    const order = await lockOrder(app, tx, desk, id);
    const row = await requireRow(tx, desk, id);
    if (!refundableStatuses.includes(row.part.status)) throw conflict('desk.no-refund', deskMessages.noRefund);
    const made = await app.payment.refundPart(tx, {
      orderId: order.id,
      orderServiceId: id,
      lines: [...body.lines, { orderProductId: null, amount: body.delivery }],
      reason: body.reason.trim(),
      actorUserId: desk.userId,
      requestId: body.refundId,
    });
    if (!made) return undefined;
    await app.order.changed(tx, order, row.part);
    await notifyOfOrder(tx, row.part, { by: await nameOfUser(tx, desk.userId) });
    await notifyRefunded(app, tx, order, row.part, { amount: made.amount, reason: body.reason, key: body.refundId });
    return made.followUp;
  });
  if (followUp) app.jobs.soon('payment.refund', followUp);
}
