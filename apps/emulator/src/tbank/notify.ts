import type { Emulation } from '../emulation.ts';
import type { Payment, PaymentStatus } from '../payments/payment.ts';
import { tbankToken } from './token.ts';

const notified: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  'AUTHORIZED',
  'CONFIRMED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'CANCELED',
  'REJECTED',
  'AUTH_FAIL',
  'DEADLINE_EXPIRED',
]);

/** Notifies the shop of every status the bank notifies of. */
export function notifyOfTbankMoves({ payments, deliveries, faults, settings }: Emulation): void {
  payments.onMove((payment) => {
    if (payment.bank !== 'tbank' || !notified.has(payment.status)) return;
    const terminal = settings.terminals.find(({ key }) => key === payment.merchant);
    const url = payment.notificationUrl ?? terminal?.notificationUrl ?? null;
    if (terminal === undefined || url === null) return;
    const plan = faults.plan('tbank', terminal.key);
    const password = plan.badToken ? `${terminal.password}-wrong` : terminal.password;
    const body = JSON.stringify(signedNotification(payment, password));
    const isReceived = (status: number, answer: string) => status === 200 && answer === 'OK';
    deliveries.send({ paymentId: payment.id, url, contentType: 'application/json', body, isReceived }, plan);
  });
}

// PaymentId is a number here although Init returns a string, as at the bank.
function signedNotification(payment: Payment, password: string): Record<string, unknown> {
  const message = {
    TerminalKey: payment.merchant,
    OrderId: payment.orderId,
    Success: payment.errorCode === '0',
    Status: payment.status,
    PaymentId: Number(payment.id),
    ErrorCode: payment.errorCode,
    Amount: payment.amount,
    ...(payment.dealId !== null && { SpAccumulationId: payment.dealId }),
    ...(payment.card !== null && { CardId: 0, Pan: payment.card.maskedNumber, ExpDate: payment.card.expiry }),
  };
  return { ...message, Token: tbankToken(message, password) };
}
