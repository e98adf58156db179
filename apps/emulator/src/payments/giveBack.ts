import type { PaymentBook } from './book.ts';
import { isPaid, type Payment } from './payment.ts';

/** The reason money cannot be moved, with T-Bank's codes. */
export type MoveRefusal = { code: '8' | '4'; details: string };

/** Cancels an unpaid payment, or refunds charged money. Kopecks. */
export function giveBack(book: PaymentBook, payment: Payment, amount: number): MoveRefusal | null {
  if (payment.status === 'NEW' || payment.status === 'FORM_SHOWED') {
    book.move(payment, 'CANCELED', { amount: 0 });
    return null;
  }
  if (!isPaid(payment)) return wrongStatus(payment);
  if (amount > payment.amount || amount <= 0) return tooMuch(payment);
  const rest = payment.amount - amount;
  book.move(payment, rest === 0 ? 'REFUNDED' : 'PARTIAL_REFUNDED', { amount: rest });
  return null;
}

function wrongStatus(payment: Payment): MoveRefusal {
  return { code: '8', details: `Платёж в статусе ${payment.status}` };
}

function tooMuch(payment: Payment): MoveRefusal {
  return { code: '4', details: `Сумма вне остатка по платежу: ${payment.amount} коп.` };
}
