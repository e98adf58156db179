import type { PaymentBook } from './book.ts';
import { challengeCode, maskedNumber, type TestCard } from './cards.ts';
import { isPayable, type Payment } from './payment.ts';

/** After more attempts than this the bank refuses (error 119). */
const maxCardAttempts = 5;
const maxCodeAttempts = 3;

/** The payer's next page. */
export type ChargeResult = 'paid' | 'challenge' | 'wrong-code' | 'failed' | 'closed';

/** Pays with a test card. `expiry` is `MMYY`. */
export function chargeCard(book: PaymentBook, payment: Payment, card: TestCard, expiry: string): ChargeResult {
  if (!isPayable(payment)) return 'closed';
  payment.attempts += 1;
  payment.card = { maskedNumber: maskedNumber(card.number), expiry };
  if (payment.attempts > maxCardAttempts) return fail(book, payment, 'REJECTED', '119');
  book.move(payment, 'AUTHORIZING');
  switch (card.outcome) {
    case 'approved':
      return settle(book, payment);
    case 'challenge':
      book.move(payment, '3DS_CHECKING');
      return 'challenge';
    case 'insufficient':
      return fail(book, payment, 'REJECTED', '1051');
    case 'expired':
      return fail(book, payment, 'REJECTED', '1054');
    case 'rejected3ds':
      book.move(payment, '3DS_CHECKING');
      return fail(book, payment, 'AUTH_FAIL', '101');
  }
}

/** Answers the 3-D Secure challenge; `null` means the payer declined it. */
export function answerChallenge(book: PaymentBook, payment: Payment, code: string | null): ChargeResult {
  if (payment.status !== '3DS_CHECKING') return 'closed';
  if (code === challengeCode) {
    book.move(payment, '3DS_CHECKED');
    return settle(book, payment);
  }
  payment.codeAttempts += 1;
  if (code !== null && payment.codeAttempts < maxCodeAttempts) return 'wrong-code';
  return fail(book, payment, 'AUTH_FAIL', '101');
}

function settle(book: PaymentBook, payment: Payment): ChargeResult {
  book.move(payment, 'AUTHORIZED');
  book.move(payment, 'CONFIRMED');
  return 'paid';
}

// A Tochka link survives a declined card: the payer may try another until it expires.
function fail(book: PaymentBook, payment: Payment, status: 'REJECTED' | 'AUTH_FAIL', errorCode: string): ChargeResult {
  if (payment.bank === 'tochka') book.move(payment, 'FORM_SHOWED', { errorCode });
  else book.move(payment, status, { errorCode });
  return 'failed';
}
