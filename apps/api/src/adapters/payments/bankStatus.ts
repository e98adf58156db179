import type { BankName, PaymentState } from '@vetka/domain/payment';

/** T-Bank's statuses mapped to ours. An intermediate status keeps the state it comes from. */
const tbankStates: Readonly<Record<string, PaymentState>> = {
  NEW: 'CREATED',
  FORM_SHOWED: 'PENDING',
  PREAUTHORIZING: 'PENDING',
  AUTHORIZING: 'PENDING',
  '3DS_CHECKING': 'PENDING',
  '3DS_CHECKED': 'PENDING',
  PAY_CHECKING: 'PENDING',
  AUTHORIZED: 'AUTHORIZED',
  CONFIRMING: 'AUTHORIZED',
  CONFIRM_CHECKING: 'AUTHORIZED',
  REVERSING: 'AUTHORIZED',
  PARTIAL_REVERSED: 'PARTIAL_REVERSED',
  REVERSED: 'REVERSED',
  CONFIRMED: 'CONFIRMED',
  REFUNDING: 'CONFIRMED',
  ASYNC_REFUNDING: 'CONFIRMED',
  PARTIAL_REFUNDED: 'PARTIAL_REFUNDED',
  REFUNDED: 'REFUNDED',
  CANCELED: 'CANCELED',
  DEADLINE_EXPIRED: 'EXPIRED',
  ATTEMPTS_EXPIRED: 'EXPIRED',
  AUTH_FAIL: 'AUTH_FAIL',
  REJECTED: 'REJECTED',
};

/** Tochka's statuses mapped to ours. ON-REFUND is a refund in progress: still charged until REFUNDED. */
const tochkaStates: Readonly<Record<string, PaymentState>> = {
  CREATED: 'CREATED',
  WAIT_FULL_PAYMENT: 'PENDING',
  AUTHORIZED: 'AUTHORIZED',
  APPROVED: 'CONFIRMED',
  'ON-REFUND': 'CONFIRMED',
  REFUNDED_PARTIALLY: 'PARTIAL_REFUNDED',
  REFUNDED: 'REFUNDED',
  EXPIRED: 'EXPIRED',
};

const statesOf: Record<BankName, Readonly<Record<string, PaymentState>>> = { tbank: tbankStates, tochka: tochkaStates };

/** Our state for a bank's status, or `null` for a status the bank does not document. */
export function stateOfBankStatus(bank: BankName, status: string): PaymentState | null {
  const states = statesOf[bank];
  return Object.hasOwn(states, status) ? (states[status] ?? null) : null;
}
