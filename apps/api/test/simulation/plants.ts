import type { Change } from './change.ts';
import { payoutPlants } from './plants.payouts.ts';

/** Bugs that the simulation has to find. Each is a plausible mistake. */
export const plants: Record<string, readonly Change[]> = {
  'an idempotency key is not looked up': [
    {
      file: 'order/order.idempotency.ts',
      find: 'return known.response as Order;',
      put: 'return null;',
    },
  ],
  'stock is taken without a lock': [
    {
      file: 'order/order.reservation.ts',
      find: 'and (not products.is_stock_tracked or products.stock >= wanted.quantity)',
      put: '',
    },
    {
      file: 'stem/stem.locking.ts',
      find: "      .from(products)\n      .where(inArray(products.id, ids))\n      .orderBy(asc(products.id))\n      .for('update');",
      put: '      .from(products)\n      .where(inArray(products.id, ids));',
    },
  ],
  'stems are planned without a lock': [
    {
      file: 'stem/stem.locking.ts',
      find: "      .where(inArray(stems.id, stemIds))\n      .orderBy(asc(stems.id))\n      .for('update');",
      put: '      .where(inArray(stems.id, stemIds));',
    },
    {
      file: 'stem/stem.locking.ts',
      find: "      .where(inArray(products.id, ids))\n      .orderBy(asc(products.id))\n      .for('update');",
      put: '      .where(inArray(products.id, ids));',
    },
  ],
  'a coupon is counted without a lock': [
    { file: 'coupon/coupon.repository.ts', find: ".for('no key update')", put: '' },
  ],
  'an overdue order cancels its cancelled parts again': [
    {
      file: 'order/order.cancel.ts',
      find: 'const live = parts.filter(({ cancelledAt }) => cancelledAt === null);',
      put: 'const live = parts;',
    },
  ],
  'reports of the bank do not lock the order': [
    {
      file: 'payment/payment.moves.ts',
      find: 'known?.orderId ? await this.#app.order.lock(tx, known.orderId) : undefined',
      put: 'known?.orderId ? (await tx.query.orders.findFirst({ where: (row, { eq }) => eq(row.id, known.orderId ?? 0) })) : undefined',
    },
  ],
  'money for a dead payment is kept': [
    {
      file: 'payment/payment.moves.ts',
      find: 'const isNew = await insertWholeRefund(tx, payment, refundReasons.late);',
      put: 'const isNew = true;',
    },
  ],
  'a part that was cancelled while the page was open is not refunded': [
    { file: 'payment/payment.moves.ts', find: 'else await this.#returnExcess(tx, order.id, payment);', put: '' },
  ],
  'a refund is repeated without asking the bank': [
    { file: 'payment/payment.refunds.ts', find: 'refund.attempts > 1 ?', put: 'refund.attempts > 99 ?' },
  ],
  'an overdue order is cancelled although it is paid': [
    {
      file: 'order/order.cancel.ts',
      find: 'order.paidAt !== null || order.reservedUntil === null || order.reservedUntil > new Date()',
      put: 'order.id === 0',
    },
    {
      file: 'payment/payment.service.ts',
      find: 'if (!order || !(await this.#app.order.cancelUnpaid(tx, order))) return;',
      put: 'if (!order || !(await this.#app.order.cancelUnpaid(tx, { ...order, paidAt: null }))) return;',
    },
  ],
  'lost notifications are not asked for': [
    {
      file: 'payment/payment.service.ts',
      find: "this.#banks.refresh(payment, 'poll')",
      put: "Promise.resolve('answered' as const)",
    },
    {
      file: 'payment/payment.service.ts',
      find: "asked ? await this.#banks.refresh(asked, 'expiry') : 'answered'",
      put: "'answered'",
    },
  ],
  'a payment that we have closed is not looked at again': [
    {
      file: 'payment/payment.repository.ts',
      find: '[...open, ...internalPaymentStates.filter(isDead)]',
      put: 'open',
    },
  ],
  'a cancelled part is refunded in full, whatever went back before': [
    { file: 'payment/payment.rest.ts', find: 'total - (await sumOfRefunds(tx, orderServiceId))', put: 'total' },
  ],
  'a partial refund is recorded without a look at the rest': [
    { file: 'payment/payment.partial.ts', find: 'requireMoneyLeft(refund.lines, money);', put: '' },
    { file: 'payment/payment.partial.ts', find: 'if (amount > left) throw', put: 'if (amount < 0) throw' },
  ],
  'a refund is not locked by its request': [
    { file: 'payment/payment.partial.ts', find: 'if (await isKnown(tx, refund, lines)) return undefined;', put: '' },
  ],
  'goods come back twice': [
    { file: 'order/order.reservation.ts', find: "ne(stockReservations.state, 'RELEASED'),", put: '' },
    {
      file: 'order/order.cancel.ts',
      find: 'const live = parts.filter(({ cancelledAt }) => cancelledAt === null);',
      put: 'const live = parts;',
    },
  ],
  'a cancellation does not lock its order': [
    {
      file: 'order/order.customer.ts',
      find: 'const order = await repository.lockOrder(tx, id);',
      put: 'const order = await tx.query.orders.findFirst({ where: (row, { eq }) => eq(row.id, id) });',
    },
  ],
  'a claimed refund is not marked': [
    {
      file: 'payment/payment.refund.repository.ts',
      find: "await tx.update(refunds).set({ state: 'PENDING', attempts }).where(eq(refunds.id, refund.id));",
      put: '',
    },
  ],
  'the money of a cancelled part stays': [
    {
      file: 'payment/payment.service.ts',
      find: 'if (!payment || part.total === 0) {',
      put: 'if (payment || part.total === 0) {',
    },
  ],
  'a partial refund is not written into the ledger': [
    {
      file: 'payment/payment.service.ts',
      find: 'if (recorded) await this.#app.ledger.refund(tx, recorded.id);',
      put: '',
    },
  ],
  'the ledger never hears that the bank has made a refund': [
    { file: 'payment/payment.refunds.ts', find: 'await this.#context.app.ledger.refundPaid(tx, refund.id);', put: '' },
  ],
  'the ledger sells parts that were cancelled before the payment': [
    {
      file: 'order/order.service.ts',
      find: 'for (const handle of this.#paidHandlers) await handle(tx, paid, live);',
      put: 'for (const handle of this.#paidHandlers) await handle(tx, paid, parts);',
    },
  ],
  'a refund returns no commission': [
    {
      file: 'ledger/posting.ts',
      find: 'const commission = is.commission - was.commission;',
      put: 'const commission = is.tax - was.tax;',
    },
  ],
  'the money of an answered claim waits for a decision for ever': [
    {
      file: 'desk/desk.dispute.ts',
      find: 'if (isNotDelivered(part)) await prolongClaim(tx, id, dispute.createdAt);',
      put: 'if (isNotDelivered(part)) await stopClocks(tx, id);',
    },
  ],
  'a disputed order counts as delivered': [
    {
      file: 'desk/desk.overdue.ts',
      find: "isUndelivered(status) || (status === 'DISPUTE' && deliveredAt === null)",
      put: "isUndelivered(status) || (status === 'COMPLETED' && deliveredAt === null)",
    },
  ],
  ...payoutPlants,
};
