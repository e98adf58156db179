import type { Emulation } from '../emulation.ts';
import type { Payment, PaymentStatus } from '../payments/payment.ts';
import { roublesText, tochkaStatus } from './status.ts';

const notified: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  'CONFIRMED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'DEADLINE_EXPIRED',
]);

/** Notifies the shop of payments. The body is nothing but a signed JWT. */
export function notifyOfTochkaMoves(emulation: Emulation): void {
  emulation.payments.onMove((payment) => {
    const { url } = emulation.tochkaWebhook;
    if (payment.bank !== 'tochka' || url === null || !notified.has(payment.status)) return;
    void sendSigned(emulation, payment.id, url, claimsOf(payment));
  });
}

async function sendSigned(emulation: Emulation, paymentId: string, url: string, claims: Record<string, unknown>) {
  const plan = emulation.faults.plan('tochka');
  const body = await (plan.badToken ? emulation.keys.signWrongly(claims) : emulation.keys.sign(claims));
  const isReceived = (status: number) => status === 200;
  emulation.deliveries.send({ paymentId, url, contentType: 'text/plain', body, isReceived }, plan);
}

function claimsOf(payment: Payment): Record<string, unknown> {
  return {
    webhookType: 'acquiringInternetPayment',
    customerCode: payment.merchant,
    operationId: payment.id,
    paymentLinkId: payment.orderId,
    amount: roublesText(payment.amount),
    paymentType: 'card',
    purpose: payment.description,
    status: tochkaStatus(payment),
  };
}
