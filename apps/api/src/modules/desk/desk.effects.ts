import type { FastifyInstance } from 'fastify';
import { startAccepting, stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { DeskNotices } from './desk.notices.ts';
import { notifyCarrier } from './desk.overdue.notices.ts';
import { nameOfUser } from './desk.people.ts';
import { withdrawQuestions } from './desk.substitution.ts';

/** Puts paid orders on their desks, and stops the clocks of cancelled ones. */
export function followOrders(app: FastifyInstance): void {
  const notices = new DeskNotices(app);
  app.order.onPaid(async (tx, order, parts) => {
    const deadlines = await startAccepting(tx, parts, order.paidAt ?? new Date());
    await app.desk.gifts.ask(
      tx,
      parts.map(({ id }) => id),
      order.paidAt ?? new Date(),
    );
    for (const part of parts) {
      await notifyOfOrder(tx, part, { type: 'NEW_ORDER' });
      await notices.newOrder(tx, part, deadlines(part.serviceId));
    }
  });
  app.order.onCancel(async ({ tx, order, part, status, reason, actorUserId }) => {
    if (order.paidAt === null) return undefined;
    await stopClocks(tx, part.id);
    await withdrawQuestions(tx, part.id);
    await notifyOfOrder(tx, { ...part, status }, { by: await nameOfUser(tx, actorUserId) });
    if (status === 'CANCELED_BY_CUSTOMER') await notices.cancelledByCustomer(tx, part);
    else await notices.cancelledForCustomer(tx, order, part, reason, actorUserId !== null);
    await notifyCarrier(app, tx, part);
    return undefined;
  });
}
