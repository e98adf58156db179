import { scalarText } from '../scalarText.ts';
import type { Emulation } from '../emulation.ts';
import type { Payment } from '../payments/payment.ts';
import { kopecksOf, roublesText, tochkaStatus } from './status.ts';

const defaultTtlMinutes = 10_080;
const maxTtlMinutes = 44_640;
const maxItems = 100;

type Data = Readonly<Record<string, unknown>>;

/** A new payment link, or a sentence with the error of the request. */
export function createLink(emulation: Emulation, data: Data): Payment | string {
  const amount = kopecksOf(data.amount);
  if (amount === null || amount <= 0) return 'amount — сумма в рублях, например 1234.50';
  const refusal = findRefusal(data, emulation.settings.tochka.customerCode, amount);
  if (refusal !== null) return refusal;
  return emulation.payments.add({
    bank: 'tochka',
    dealId: null,
    merchant: String(data.customerCode),
    orderId: scalarText(data.paymentLinkId),
    originalAmount: amount,
    description: String(data.purpose),
    successUrl: typeof data.redirectUrl === 'string' ? data.redirectUrl : null,
    failUrl: typeof data.failRedirectUrl === 'string' ? data.failRedirectUrl : null,
    notificationUrl: null,
    expiresAt: Date.now() + Number(data.ttl ?? defaultTtlMinutes) * 60_000,
    receipt: data.Items ?? null,
  });
}

/** A payment as returned by `GET …/payments/{operationId}`. */
export function shownOperation(payment: Payment, publicUrl: string): Record<string, unknown> {
  return {
    operationId: payment.id,
    customerCode: payment.merchant,
    paymentLinkId: payment.orderId,
    purpose: payment.description,
    amount: roublesText(payment.originalAmount),
    status: tochkaStatus(payment),
    paymentType: 'card',
    paymentLink: `${publicUrl}/tochka/pay/${payment.id}`,
    preAuthorization: false,
    createdAt: payment.history[0]?.at,
    Order: refundsOf(payment),
  };
}

// The bank lists each refund as a separate order next to the payment.
function refundsOf({ history, id }: Payment): Record<string, unknown>[] {
  return history.flatMap((step, index) => {
    if (step.status !== 'PARTIAL_REFUNDED' && step.status !== 'REFUNDED') return [];
    const returned = (history[index - 1]?.amount ?? step.amount) - step.amount;
    return [{ orderId: `${id}-${index}`, type: 'refund', amount: roublesText(returned), time: step.at }];
  });
}

function findRefusal(data: Data, customerCode: string, amount: number): string | null {
  const { purpose, paymentMode, ttl, Items, paymentLinkId } = data;
  if (data.preAuthorization === true) return 'Двухэтапная оплата не подключена';
  if (data.customerCode !== customerCode) return 'customerCode не найден';
  if (typeof purpose !== 'string' || purpose === '' || purpose.length > 140) return 'purpose — от 1 до 140 символов';
  if (!Array.isArray(paymentMode) || paymentMode.length === 0) return 'paymentMode — список способов оплаты';
  if (paymentLinkId !== undefined && scalarText(paymentLinkId).length > 45) return 'paymentLinkId — до 45 символов';
  const minutes = Number(ttl ?? defaultTtlMinutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > maxTtlMinutes) return 'ttl — от 1 до 44640 минут';
  return Items === undefined ? null : findItemsRefusal(Items, amount);
}

function findItemsRefusal(items: unknown, amount: number): string | null {
  if (!Array.isArray(items) || items.length === 0 || items.length > maxItems) return 'Items — от 1 до 100 позиций';
  const sums = (items as Data[]).map((item) => (kopecksOf(item.amount) ?? Number.NaN) * Number(item.quantity));
  const total = sums.reduce((sum, one) => sum + one, 0);
  return Math.round(total) === amount ? null : 'Сумма Items не равна amount';
}
