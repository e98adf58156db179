import type { Emulation } from '../emulation.ts';
import type { Payment, PaymentStatus } from '../payments/payment.ts';
import { receiptNotification } from './receiptNotification.ts';
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

/** Sends a signed notification about a payment, if the shop has an address for them. */
function sendNotification(emulation: Emulation, payment: Payment, message: Record<string, unknown>): void {
  const { deliveries, faults, settings } = emulation;
  const terminal = settings.terminals.find(({ key }) => key === payment.merchant);
  const url = payment.notificationUrl ?? terminal?.notificationUrl ?? null;
  if (terminal === undefined || url === null) return;
  const plan = faults.plan('tbank', terminal.key);
  const password = plan.badToken ? `${terminal.password}-wrong` : terminal.password;
  const body = JSON.stringify({ ...message, Token: tbankToken(message, password) });
  const isReceived = (status: number, answer: string) => status === 200 && answer === 'OK';
  deliveries.send({ paymentId: payment.id, url, contentType: 'application/json', body, isReceived }, plan);
}

/** Notifies the shop of the receipt of a payment's last step. */
export function notifyOfReceipt(emulation: Emulation, payment: Payment): void {
  const receipt = receiptNotification(payment, emulation.cashRegister);
  if (receipt !== null) sendNotification(emulation, payment, receipt);
}

/** Notifies the shop of every status that the bank reports, and of receipts. */
export function notifyOfTbankMoves(emulation: Emulation): void {
  emulation.payments.onMove((payment) => {
    if (payment.bank !== 'tbank' || !notified.has(payment.status)) return;
    sendNotification(emulation, payment, notificationOf(payment));
    notifyOfReceipt(emulation, payment);
  });
}

// PaymentId is a number here although Init returns a string, as at the bank.
function notificationOf(payment: Payment): Record<string, unknown> {
  return {
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
}
