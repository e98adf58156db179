import type { PaymentBook } from './book.ts';
import type { Payment } from './payment.ts';

/** Why money cannot be moved, with T-Bank's codes. */
export type MoveRefusal = { code: '8' | '4'; details: string };

/** Charges held money; if less than was held, the rest is released. Kopecks. */
export function confirmHeld(book: PaymentBook, payment: Payment, amount: number): MoveRefusal | null {
  if (payment.status !== 'AUTHORIZED' && payment.status !== 'PARTIAL_REVERSED') return wrongStatus(payment);
  if (amount > payment.amount || amount <= 0) return tooMuch(payment);
  book.move(payment, 'CONFIRMED', { amount });
  return null;
}

/** Cancels an unpaid payment, releases held money or refunds charged money. Kopecks. */
export function giveBack(book: PaymentBook, payment: Payment, amount: number): MoveRefusal | null {
  if (payment.status === 'NEW' || payment.status === 'FORM_SHOWED') {
    book.move(payment, 'CANCELED', { amount: 0 });
    return null;
  }
  const isHeld = payment.status === 'AUTHORIZED' || payment.status === 'PARTIAL_REVERSED';
  const isCharged = payment.status === 'CONFIRMED' || payment.status === 'PARTIAL_REFUNDED';
  if (!isHeld && !isCharged) return wrongStatus(payment);
  if (amount > payment.amount || amount <= 0) return tooMuch(payment);
  const rest = payment.amount - amount;
  const full = isHeld ? 'REVERSED' : 'REFUNDED';
  book.move(payment, rest === 0 ? full : `PARTIAL_${full}`, { amount: rest });
  return null;
}

function wrongStatus(payment: Payment): MoveRefusal {
  return { code: '8', details: `Платёж в статусе ${payment.status}` };
}

function tooMuch(payment: Payment): MoveRefusal {
  return { code: '4', details: `Сумма вне остатка по платежу: ${payment.amount} коп.` };
}
