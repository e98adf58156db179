import type { Payment, PaymentStatus } from '../payments/payment.ts';

const statuses: Record<PaymentStatus, string> = {
  NEW: 'CREATED',
  FORM_SHOWED: 'CREATED',
  AUTHORIZING: 'CREATED',
  '3DS_CHECKING': 'CREATED',
  '3DS_CHECKED': 'CREATED',
  AUTHORIZED: 'AUTHORIZED',
  CONFIRMED: 'APPROVED',
  PARTIAL_REFUNDED: 'REFUNDED_PARTIALLY',
  REFUNDED: 'REFUNDED',
  CANCELED: 'EXPIRED',
  REJECTED: 'CREATED',
  AUTH_FAIL: 'CREATED',
  DEADLINE_EXPIRED: 'EXPIRED',
};

/** The status in Tochka's terms. */
export function tochkaStatus(payment: Payment): string {
  return statuses[payment.status];
}

/** Kopecks → `"1234.50"`, Tochka's format for money. */
export function roublesText(kopecks: number): string {
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
}

/** `"1234.50"`, `1234.5` → kopecks; `null` for anything that is not money. */
export function kopecksOf(value: unknown): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value));
  return match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
