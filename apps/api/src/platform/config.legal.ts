import { incomeMeanings, receiptIssuers, type IncomeMeaning, type ReceiptIssuer } from '@vetka/domain/income';

/** Answers to questions that a lawyer decides (docs/legal-questions.md). */
export interface LegalAnswers {
  /** The issuer of receipts for buyers of a self-employed seller. */
  selfEmployedReceipts: ReceiptIssuer;
  /** The amount that counts as income of such a seller: in receipts, and in the yearly limit. */
  selfEmployedIncome: IncomeMeaning;
}

interface Reader {
  oneOf: <const T extends string>(name: string, values: readonly [T, ...T[]]) => T;
}

/** The first of the possible answers is the default. */
export const readLegalAnswers = (read: Reader): LegalAnswers => ({
  selfEmployedReceipts: read.oneOf('LEGAL_SELF_EMPLOYED_RECEIPTS', receiptIssuers),
  selfEmployedIncome: read.oneOf('LEGAL_SELF_EMPLOYED_INCOME', incomeMeanings),
});
